import type { CallText } from '#seed/calls/call-text.ts';

export const webSeries: CallText[] = [
  {
    type: 'Web Series',
    pitch:
      'Eight-episode newsroom drama set inside a Hindi channel during one election week. Fast dialogue, overlapping scenes and a working set built in Andheri. Two seasons are already written.',
    role: 'Field Reporter, Ira',
    about:
      'Ambitious, sleepless and the first to apologise when she is wrong. You should be comfortable delivering a piece to camera from a teleprompter while something goes badly behind you.',
    gender: 'Female',
    ages: '22-30',
    category: 'ACTORS & ACTRESS',
    skills: ['TELEPROMPTER', 'PODCASTING/ ANCHORING'],
    languages: ['Hindi', 'English'],
    city: 'Mumbai',
  },
  {
    type: 'Web Series',
    pitch:
      'A small-town bank robbery in which all the robbers are over sixty. Comedy heist in six parts, filmed in and around Bhopal with local crews, for a leading streaming platform.',
    role: 'Mastermind, Mrs. Kulshreshtha',
    about:
      'Taught mathematics for thirty-four years and has never once been late. Authority, mischief and flawless timing. Training for the one running scene will be kind, we promise.',
    gender: 'Female',
    ages: '60-74',
    category: 'Theater Artist',
    skills: [],
    languages: ['Hindi'],
    city: 'Bhopal',
  },
  {
    type: 'Web Series',
    pitch:
      'Cyber-crime procedural following a four-person cell in Jamtara and Delhi. Research-heavy scripts, handheld camera, a lot of travel by train. Season one has ten episodes of forty minutes.',
    role: 'Sub-Inspector Tomar',
    about:
      'Good at people, bad at computers, and honest about both. Police bearing without swagger. A rural north-Indian accent should sit naturally; please do not put one on for the tape.',
    gender: 'Male',
    ages: '28-40',
    category: 'ACTORS & ACTRESS',
    skills: ['Driving Skills'],
    languages: ['Hindi'],
    city: 'Delhi',
  },
  {
    type: 'Web Series',
    pitch:
      'Four flatmates in Bengaluru try to run a food stall after losing their start-up jobs on the same Friday. English-Kannada dramedy with an ensemble cast, half-hour episodes.',
    role: 'Flatmate, Tenzin',
    about:
      'The cook, the cynic and the one who pays rent on time. We are open to actors from Sikkim, Darjeeling, Arunachal and Ladakh and want the part to be shaped with you.',
    gender: 'Male',
    ages: '22-29',
    category: 'All',
    skills: [],
    languages: ['English', 'Nepali'],
    city: 'Bengaluru',
  },
  {
    type: 'Web Series',
    pitch:
      'Supernatural thriller set in a tea estate where the night shift has stopped leaving the factory. Slow-burning, no jump scares; filmed on an estate near Jorhat with a forty-person crew.',
    role: 'Estate Doctor, Juri',
    about:
      'Came back home for a quiet posting. Rational to a fault until episode four. Assamese or Bengali needed, along with the ability to carry long silent sequences on your own.',
    gender: 'Female',
    ages: '27-37',
    category: 'ACTORS & ACTRESS',
    skills: [],
    languages: ['Assamese', 'Hindi'],
    city: 'Guwahati',
  },
  {
    type: 'Web Series',
    pitch:
      'The rise of a women’s kabaddi team from Haryana, told by the players themselves as fiction. Training begins two months before the camera rolls and is part of the contract.',
    role: 'Raider, Sunaina',
    about:
      'Nineteen, fearless on the mat and terrified of speaking in public. Strong legs, strong Haryanvi, no make-up. Current or former athletes are warmly encouraged, acting can be taught.',
    gender: 'Female',
    ages: '18-24',
    category: 'All',
    skills: ['Sports Skills', 'Combat Training'],
    languages: ['Hindi', 'Haryanvi'],
    city: 'Gurugram',
  },
  {
    type: 'Web Series',
    pitch:
      'A Goan chef returns from Lisbon to find his family restaurant turned into a yoga retreat. Bright, funny, seven parts, with dialogue in Konkani, English and Hindi and real kitchens throughout.',
    role: 'Retreat Guest, Luca',
    about:
      'Has come to find himself and keeps finding the kitchen. A European actor who lives in or near Goa would be ideal; comfortable with yoga on camera and with being the joke.',
    gender: 'Male',
    ages: '26-40',
    category: 'Freelance Foreigners',
    skills: ['yoga'],
    languages: ['English'],
    city: 'Panaji',
  },
  {
    type: 'Web Series',
    pitch:
      'Teen drama at a coaching institute in Kota, made with student counsellors on the writing team. We handle the subject with care and so should everyone on set. Hindi, eight episodes.',
    role: 'Topper, Arjun',
    about:
      'First in every test and last to be invited anywhere. Between thirteen and seventeen with a real student’s face; guardians accompany, tutoring is provided and the hours are the legal ones.',
    gender: 'Male',
    ages: '13-17',
    category: 'KIDS',
    skills: [],
    languages: ['Hindi'],
    city: 'Jaipur',
  },
  {
    type: 'Web Series',
    pitch:
      'Political family saga spanning three decades in coastal Andhra. Expect ageing make-up, big crowds and long speeches. Telugu original, dubbed into four languages, prestige release.',
    role: 'Younger Daughter, Lahari',
    about:
      'Plays the harmless one for twenty years. The part runs from college to mid-thirties, so we look for an actor who can convince at both ends. Telugu fluency is essential.',
    gender: 'Female',
    ages: '23-32',
    category: 'ACTORS & ACTRESS',
    skills: ['Indian dance form'],
    languages: ['Telugu'],
    city: 'Visakhapatnam',
  },
  {
    type: 'Web Series',
    pitch:
      'Workplace comedy in a government records office that has been about to be digitised since 1998. Single location, theatre-style rehearsal, two cameras and a lot of files.',
    role: 'New Recruit, Pallavi',
    about:
      'Believes in the system for exactly one episode. Bright, precise and able to play straight while everyone around her does not. Writers will adjust the lines to your rhythm.',
    gender: 'Female',
    ages: '21-27',
    category: 'All',
    skills: [],
    languages: ['Hindi', 'English'],
    city: 'Mumbai',
  },
  {
    type: 'Web Series',
    pitch:
      'Mountain-rescue adventure filmed in Uttarakhand with a real rescue unit advising. Physical, cold and beautiful; insurance and altitude checks are arranged for the whole cast.',
    role: 'Rescue Climber',
    about:
      'Unhurried, strong, speaks little. You need a basic mountaineering course or equivalent climbing experience and should be able to repeat a rope pitch several times for the camera.',
    gender: 'Male',
    ages: '23-34',
    category: 'All',
    skills: ['Sports Skills', 'Stunt Skills'],
    languages: ['Hindi'],
    city: 'Dehradun',
  },
  {
    type: 'Web Series',
    pitch:
      'Romantic anthology, five stories around one Irani café in Pune. Each actor is needed for six days only, so it suits people with theatre runs or a day job. Hindi, Marathi and English.',
    role: 'Architect, Sana',
    about:
      'Has been meeting the same man for coffee for a year and both pretend it is about work. Natural, low-key playing; the whole film is two people and what they do not say.',
    gender: 'Female',
    ages: '24-33',
    category: 'ACTORS & ACTRESS',
    skills: [],
    languages: ['Hindi', 'English'],
    city: 'Pune',
  },
  {
    type: 'Web Series',
    pitch:
      'A queer coming-home story in six short episodes, set in Kolkata over one Durga Pujo. The writers’ room and most of the crew are from the community, and casting is authentic.',
    role: 'Aranya',
    about:
      'Returns after nine years with a new name and an old house key. We are looking for trans and non-binary performers; experience is secondary to truthfulness. Bengali needed.',
    gender: 'Other',
    ages: '20-35',
    category: 'All',
    skills: [],
    languages: ['Bengali'],
    city: 'Kolkata',
  },
  {
    type: 'Web Series',
    pitch:
      'Food-travel comedy in which a ruthless restaurant critic is sent to judge railway canteens with his fifteen-year-old daughter. Episodic, outdoors, shot along the Konkan line.',
    role: 'Daughter, Mishti',
    about:
      'Films everything, trusts nothing, is funnier than her father and knows it. Guardian on set at all times, shooting only in the summer holidays, tutor included.',
    gender: 'Female',
    ages: '13-16',
    category: 'KIDS',
    skills: ['PODCASTING/ ANCHORING'],
    languages: ['Hindi', 'English'],
    city: 'Mumbai',
  },
];
