import type { SkillWords } from "../SkillWords.ts";

export const gaming: readonly SkillWords[] = [
  {
    skill: "chess",
    words:
      "echecs, ouvertures aux echecs, mat, gambit, finales d echecs, jouer aux echecs, chess, chess openings, checkmate, endgames, schaken, schaakopeningen, schaakmat, eindspel, jeu de go, dames, sudoku, checkers, go game, dammen",
  },
  {
    skill: "board_games",
    words:
      "jeux de societe, jeux de cartes, poker, bridge, belote, tarot, jeu de role, donjons et dragons, monopoly, magic, scrabble, board games, card games, role playing games, dungeons and dragons, bordspellen, kaartspellen, klaverjassen, rollenspel, kaarten, rubik, rubik s cube, escape game",
  },
  {
    skill: "video_games",
    words:
      "jeux video, minecraft, fortnite, zelda, mario, pokemon, league of legends, esport, speedrun, nintendo, playstation, histoire des jeux video, video games, gaming, esports, roblox, videospellen, videogames, gamen, computerspellen, gta, fifa, counter strike, world of warcraft",
  },
  {
    skill: "game_design",
    words:
      "game design, creer un jeu, unity, unreal engine, godot, level design, conception de jeux, make a game, game development, spel ontwerpen, games maken, spelontwerp, gameontwikkeling, pixel art, blender jeu",
  },
];
