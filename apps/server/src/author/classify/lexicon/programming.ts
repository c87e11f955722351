import type { SkillWords } from "../SkillWords.ts";

export const programming: readonly SkillWords[] = [
  {
    skill: "python",
    words:
      "python, pandas, numpy, django, flask, jupyter, programmer en python, python for beginners, python voor beginners, in python, en python, programmeren in python, programmer en python, boucles for python, matplotlib",
  },
  {
    skill: "javascript",
    words:
      "javascript, typescript, react, node, nodejs, vue, angular, dom, npm, ecmascript, nextjs, svelte, promises async await",
  },
  {
    skill: "web_development",
    words:
      "html, css, site web, developpement web, creer un site, wordpress, front end, back end, api rest, responsive, accessibilite web, web development, build a website, web design, frontend, backend, rest api, website bouwen, webontwikkeling, websites maken, tailwind, bootstrap, http",
  },
  {
    skill: "databases",
    words:
      "sql, bases de donnees, base de donnees, mysql, postgresql, mongodb, requetes, modelisation de donnees, databases, queries, data modelling, nosql, joins, databanken, gegevensbanken, database ontwerp, jointures, sqlite, normalisation",
  },
  {
    skill: "systems",
    words:
      "linux, debian, ubuntu, ligne de commande, bash, shell, terminal, administration systeme, reseaux, reseau informatique, tcp ip, docker, kubernetes, cloud, aws, devops, windows server, git, systemes d exploitation, command line, system administration, networking, computer networks, operating systems, version control, containers, opdrachtregel, systeembeheer, netwerken, computernetwerken, besturingssystemen, versiebeheer, raspberry pi, hardware, paquets debian, serveur, server, protocoles",
  },
  {
    skill: "artificial_intelligence",
    words:
      "intelligence artificielle, apprentissage automatique, machine learning, deep learning, reseaux de neurones, data science, science des donnees, chatgpt, traitement du langage, artificial intelligence, neural networks, computer vision, large language models, kunstmatige intelligentie, artificiele intelligentie, machinaal leren, neurale netwerken, datawetenschap, ia generative, generative ai, prompt engineering, ai",
  },
  {
    skill: "security",
    words:
      "cybersecurite, securite informatique, cryptographie, hacking ethique, phishing, mots de passe, chiffrement, owasp, cybersecurity, cryptography, ethical hacking, passwords, encryption, pentest, computerbeveiliging, cyberbeveiliging, cryptografie, versleuteling, wachtwoorden, malware, pare feu, firewall",
  },
  {
    skill: "computer_science",
    words:
      "informatique, algorithmes, algorithmique, structures de donnees, complexite, recursivite, programmation, programmation orientee objet, programmer, coder, java, c++, c sharp, rust, go, php, ruby, kotlin, swift, scratch, langage c, tests unitaires, design patterns, computer science, algorithms, data structures, recursion, programming, coding, object oriented programming, software engineering, informatica, algoritmen, datastructuren, programmeren, leren programmeren, objectgeorienteerd, binaire, binary, excel, tableur, spreadsheets, word, bureautique, regex, expressions regulieres, compilers, arduino",
  },
];
