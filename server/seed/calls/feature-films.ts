import type { CallText } from '#seed/calls/call-text.ts';

export const featureFilms: CallText[] = [
  {
    type: 'Feature Film',
    pitch:
      'Two sisters inherit a single-screen cinema in Girgaon on the day its last projector breaks. A warm Hindi-Marathi family drama about who gets to keep a memory; shot on real locations in south Mumbai.',
    role: 'Younger Sister, Gauri',
    about:
      'Sells tickets by day, edits wedding films by night, argues with everyone she loves. Needs ease with comedy and one long, quiet breakdown. First-time film actors are welcome to write.',
    gender: 'Female',
    ages: '20-28',
    category: 'All',
    skills: ['Singing Ability'],
    languages: ['Hindi', 'Marathi'],
    city: 'Mumbai',
    hindi: {
      pitch:
        'गिरगाँव का एक सिनेमाघर दो बहनों को विरासत में उसी दिन मिलता है, जिस दिन उसका आख़िरी प्रोजेक्टर ख़राब हो जाता है। हिंदी और मराठी में एक पारिवारिक फ़िल्म कि यादें किसके हिस्से आती हैं। शूटिंग दक्षिण मुंबई की असली जगहों पर होगी।',
      about:
        'दिन में टिकट बेचती है, रात में शादियों की फ़िल्में एडिट करती है और अपने हर अज़ीज़ से बहस करती है। कॉमेडी में सहज होना ज़रूरी है और एक लंबे, ख़ामोश सीन में टूटना भी। पहली बार फ़िल्म करने वाले भी आवेदन कर सकते हैं।',
      skills: 'गायन',
    },
  },
  {
    type: 'Feature Film',
    pitch:
      'A retired bus conductor walks from Nashik to Pandharpur to keep a promise he made to a stranger. Road film with a small crew; the unit travels with the actual wari for part of the shoot.',
    role: 'Conductor, Raghunath',
    about:
      'Stubborn, funny without knowing it, and used to counting other people’s money. You will walk six to eight kilometres on most days, so please apply only if you are comfortable with that.',
    gender: 'Male',
    ages: '55-68',
    category: 'Theater Artist',
    skills: [],
    languages: ['Marathi'],
    city: 'Nashik',
  },
  {
    type: 'Feature Film',
    pitch:
      'In 1962 a women’s hockey team from Lucknow is told there is no money to travel. They sell their trophies instead. Period sports film with a long training camp before the first schedule.',
    role: 'Centre Forward, Rehana',
    about:
      'The fastest player on the team and the slowest to trust anybody. You must be able to run, take a fall and be coached; hockey experience is a bonus and not a condition.',
    gender: 'Female',
    ages: '19-27',
    category: 'ACTORS & ACTRESS',
    skills: ['Sports Skills'],
    languages: ['Hindi', 'Urdu'],
    city: 'Lucknow',
  },
  {
    type: 'Feature Film',
    pitch:
      'A crime thriller told over one monsoon night at a toll plaza outside Pune. Eleven characters, four cars, one suitcase nobody admits to owning. Night shoots only, plenty of rain.',
    role: 'Toll Supervisor',
    about:
      'Has seen every kind of driver and lies calmly to all of them. We are after a still, watchful presence rather than a loud one; a believable Marathi accent in Hindi helps.',
    gender: 'Male',
    ages: '32-45',
    category: 'ACTORS & ACTRESS',
    skills: ['Driving Skills'],
    languages: ['Hindi', 'Marathi'],
    city: 'Pune',
  },
  {
    type: 'Feature Film',
    pitch:
      'Backwater romance in which a houseboat cook and a marine biologist share a kitchen for one season. Malayalam with some English, sync sound, mostly natural light around Alappuzha and Kochi.',
    role: 'Marine Biologist, Nila',
    about:
      'Counts otters, forgets birthdays, cannot cook rice. Swimming in open water is part of two scenes and we will have a safety team; please say honestly how well you swim.',
    gender: 'Female',
    ages: '25-34',
    category: 'ACTORS & ACTRESS',
    skills: ['Swimming Ability'],
    languages: ['Malayalam', 'English'],
    city: 'Kochi',
  },
  {
    type: 'Feature Film',
    pitch:
      'Large-scale historical about a Deccan fort that held out for eleven months. Sword training, horses and period costume; the workshop in Hyderabad is paid and compulsory for everyone cast.',
    role: 'Cavalry Officer',
    about:
      'Loyal to the wrong man and aware of it. Good posture, a good seat on a horse and the patience for four hours of make-up. Stunt doubles do the falls, you do the gallop.',
    gender: 'Male',
    ages: '26-38',
    category: 'ACTORS & ACTRESS',
    skills: ['Horse Riding', 'Combat Training'],
    languages: ['Telugu', 'Hindi'],
    city: 'Hyderabad',
  },
  {
    type: 'Feature Film',
    pitch:
      'A Chennai auto driver discovers that his late wife had a second bank account, and a second set of friends. Tamil comedy-drama from a writer-director team making their third film together.',
    role: 'Neighbour, Selvi',
    about:
      'Knows everything that happens on the street and believes she is discreet. Comic timing matters more to us than experience. Send one minute of you telling a true story.',
    gender: 'Female',
    ages: '38-52',
    category: 'All',
    skills: [],
    languages: ['Tamil'],
    city: 'Chennai',
  },
  {
    type: 'Feature Film',
    pitch:
      'Coming-of-age film about three school friends in Shillong who start a rock band to avoid a chemistry exam. The band will record live; parents are on set throughout and school hours are respected.',
    role: 'Drummer, Banri',
    about:
      'Quiet at home, very loud on drums. Must actually play, even if only at beginner level, and be able to miss no more than eleven days of school. A parent or guardian applies for the child.',
    gender: 'Male',
    ages: '12-16',
    category: 'KIDS',
    skills: ['Musical Instruments'],
    languages: ['English', 'Khasi'],
    city: 'Shillong',
  },
  {
    type: 'Feature Film',
    pitch:
      'A Kolkata detective who has retired twice is asked to find a missing tram. Affectionate Bengali mystery for the Pujo release window, full of old houses, good food and bad alibis.',
    role: 'Assistant, Mithu',
    about:
      'Science graduate, reluctant cook, better detective than her boss. Sharp, quick with language and never cute. Bengali must be fluent, and cycling through north Kolkata is required.',
    gender: 'Female',
    ages: '22-30',
    category: 'ACTORS & ACTRESS',
    skills: ['Driving Skills'],
    languages: ['Bengali'],
    city: 'Kolkata',
  },
  {
    type: 'Feature Film',
    pitch:
      'Action film set among the ship-breaking yards of Gujarat. A welder takes on the men who cheated his crew. Practical stunts designed by a senior action director, eight weeks of preparation.',
    role: 'Lead Stunt Performer',
    about:
      'Rope work, close combat and two fire sequences under supervision. Please list your union card, past action directors and any injury in the last twelve months. Insurance is covered by us.',
    gender: 'Male',
    ages: '24-36',
    category: 'ACTORS & ACTRESS',
    skills: ['Stunt Skills', 'Combat Training', 'Acrobatics/Gymnastics'],
    languages: ['Hindi', 'Gujarati'],
    city: 'Ahmedabad',
  },
  {
    type: 'Feature Film',
    pitch:
      'A British soil scientist arrives in a Punjab village to study a failing harvest and stays for a wedding. Gentle cross-cultural comedy in English and Punjabi, shot around Amritsar in winter light.',
    role: 'Scientist, Dr. Ellen Marsh',
    about:
      'Precise, homesick, surprisingly good at bhangra by the end. We would love someone who already lives in India. Some Hindi or Punjabi is charming but not needed.',
    gender: 'Female',
    ages: '30-45',
    category: 'Freelance Foreigners',
    skills: [],
    languages: ['English'],
    city: 'Amritsar',
  },
  {
    type: 'Feature Film',
    pitch:
      'Kannada drama about a night-school teacher and the garment workers she teaches. Written with the workers of Peenya, several of whom act in it. Expect long takes and plenty of rehearsal.',
    role: 'Teacher, Vasudha',
    about:
      'Carries chalk in her handbag and grief in her shoulders. We need someone who can hold a classroom of non-actors and listen to them. Rehearsals run for three weeks, evenings only.',
    gender: 'Female',
    ages: '35-48',
    category: 'Theater Artist',
    skills: ['Voice Acting'],
    languages: ['Kannada'],
    city: 'Bengaluru',
  },
  {
    type: 'Feature Film',
    pitch:
      'Buddy comedy about two rival wedding photographers stuck in one car from Jaipur to Udaipur with a groom who has changed his mind. Hindi, light on its feet, improvisation encouraged.',
    role: 'Photographer, Bunty',
    about:
      'Talks to hide that he is frightened of everything. Bring quick improvisation and the courage to look foolish; singing out of tune is in the script, so there is no need to be good at it.',
    gender: 'Male',
    ages: '24-34',
    category: 'All',
    skills: ['Driving Skills'],
    languages: ['Hindi', 'Rajasthani'],
    city: 'Jaipur',
  },
  {
    type: 'Feature Film',
    pitch:
      'An ageing Kathak dancer has one month to teach a routine she swore she would never teach again. Intimate two-hander set in a single haveli; dance is choreographed around the actors chosen.',
    role: 'Student, Zoya',
    about:
      'Impatient, gifted, hungry for a stage. At least five years of Kathak, please, with a clip of chakkars and a clip of abhinaya. Acting experience is welcome but dance comes first.',
    gender: 'Female',
    ages: '18-26',
    category: 'DANCERS',
    skills: ['Indian dance form'],
    languages: ['Hindi', 'Urdu'],
    city: 'Mumbai',
  },
  {
    type: 'Feature Film',
    pitch:
      'Science-fiction film set in a weather station above Manali where it has been the same Tuesday for a month. Tiny cast, real snow, and a director who storyboards every frame.',
    role: 'Radio Operator',
    about:
      'The only one who has noticed, and the only one who is enjoying it. Dry humour, strong English and Hindi diction, and no fear of cold: we shoot at minus six.',
    gender: 'Other',
    ages: '23-35',
    category: 'All',
    skills: ['Voice Acting'],
    languages: ['English', 'Hindi'],
    city: 'Manali',
  },
  {
    type: 'Feature Film',
    pitch:
      'A courtroom drama adapted from a true Mumbai tenancy case that ran for twenty-nine years. Mostly interiors at a studio in Goregaon, with a cast of character actors we are very proud of.',
    role: 'Junior Advocate',
    about:
      'Carries the files, knows the law better than her senior, waits for her one sentence. Clear Hindi and English, a good ear for legal rhythm, and stillness when nobody is looking at her.',
    gender: 'Female',
    ages: '23-30',
    category: 'ACTORS & ACTRESS',
    skills: ['TELEPROMPTER'],
    languages: ['Hindi', 'English'],
    city: 'Mumbai',
  },
];
