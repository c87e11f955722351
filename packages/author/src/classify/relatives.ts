/** The skills that a topic of each skill is most easily taken for, the nearest first. */
const nearest = `
japanese: mandarin_chinese korean sociology
dutch: english german french
french: english spanish literature
english: french communication literature
spanish: portuguese italian french
german: dutch english french
italian: spanish french latin
portuguese: spanish italian french
sign_language: communication education french
ancient_egyptian: history ancient_greek latin
mandarin_chinese: japanese korean history
korean: japanese mandarin_chinese cinema
russian: german history literature
latin: ancient_greek history italian
ancient_greek: latin history philosophy
old_english: english literature history
arabic: hebrew persian religion
haitian_creole: french history sociology
persian: arabic history literature
hebrew: arabic religion history
norwegian: german english history
irish: english history religion
history: politics geography religion
geography: earth_science history travel
psychology: wellbeing sociology medicine
philosophy: religion psychology politics
sociology: politics psychology history
politics: history law sociology
law: politics management sociology
religion: history philosophy sociology
education: psychology communication sociology
biology: ecology medicine chemistry
physics: chemistry astronomy systems
chemistry: physics biology earth_science
astronomy: physics earth_science history
earth_science: geography ecology physics
medicine: biology wellbeing psychology
ecology: biology earth_science life_skills
arithmetic: algebra statistics geometry
algebra: calculus arithmetic geometry
geometry: algebra arithmetic calculus
calculus: algebra statistics physics
statistics: artificial_intelligence arithmetic calculus
logic: philosophy computer_science algebra
economics: finance politics management
accounting: finance management economics
finance: economics accounting management
marketing: management communication web_development
management: leadership marketing economics
productivity: wellbeing leadership communication
communication: leadership productivity marketing
leadership: management communication productivity
wellbeing: psychology medicine productivity
life_skills: wellbeing ecology architecture
python: computer_science artificial_intelligence databases
javascript: web_development computer_science systems
web_development: javascript computer_science architecture
databases: computer_science artificial_intelligence systems
systems: computer_science security databases
artificial_intelligence: computer_science statistics python
security: systems computer_science law
computer_science: python systems artificial_intelligence
drawing: painting architecture cinema
painting: drawing history architecture
photography: cinema painting drawing
cinema: literature photography music_history
literature: history french cinema
architecture: drawing history painting
music_theory: piano guitar music_history
piano: music_theory instruments music_history
guitar: instruments music_theory singing
singing: music_theory music_history communication
instruments: music_theory guitar music_history
music_history: music_theory instruments history
chess: board_games logic game_design
board_games: chess video_games game_design
video_games: game_design board_games computer_science
game_design: video_games computer_science board_games
general_knowledge: history geography sociology
sports: wellbeing travel medicine
travel: geography life_skills history
`;

let known: ReadonlyMap<string, readonly string[]> | undefined;

/** The near relatives of a skill, the nearest first; none of a skill that is not known. */
export function relativesOf(skill: string): readonly string[] {
  known ??= new Map(
    nearest
      .trim()
      .split("\n")
      .map((line) => {
        const [name = "", list = ""] = line.split(": ");
        return [name, list.split(" ")];
      }),
  );
  return known.get(skill) ?? [];
}
