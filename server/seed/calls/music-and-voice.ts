import type { CallText } from '#seed/calls/call-text.ts';

export const musicAndVoice: CallText[] = [
  {
    type: 'Music Video',
    pitch:
      'Indie-pop single about moving cities for love and staying for the rent. Shot in one night on the Mumbai locals after the last train, with permission and a very patient station master.',
    role: 'The Girl on Platform 4',
    about:
      'Dances only when nobody is looking. Loose contemporary movement, an expressive face and ease with a camera that walks backwards in front of you for four minutes.',
    gender: 'Female',
    ages: '20-28',
    category: 'All',
    skills: ['Dance Styles'],
    languages: ['Hindi'],
    city: 'Mumbai',
  },
  {
    type: 'Music Video',
    pitch:
      'Punjabi folk-rap collaboration filmed in the mustard fields outside Ludhiana. Forty dancers, two tractors and one choreographer who counts in three languages.',
    role: 'Bhangra Line Dancer',
    about:
      'Energy that lasts for twelve takes. Men and boys from college teams are welcome as long as they are over eighteen. Costumes and buses from Ludhiana and Chandigarh are provided.',
    gender: 'Male',
    ages: '18-30',
    category: 'DANCERS',
    skills: ['Indian dance form', 'Dance Styles'],
    languages: ['Punjabi', 'Hindi'],
    city: 'Ludhiana',
  },
  {
    type: 'Music Video',
    pitch:
      'Wedding song for a film’s promotional release, staged in an old palace with two hundred lamps. Classical base with a modern second half; three days including one of rehearsal.',
    role: 'Featured Dancer',
    about:
      'Kathak or Bharatanatyam with at least eight years of training and a clean memory for floor patterns. The featured six are seen in close-up and credited by name.',
    gender: 'Female',
    ages: '19-32',
    category: 'DANCERS',
    skills: ['Indian dance form', 'Acrobatics/Gymnastics'],
    languages: ['Hindi'],
    city: 'Udaipur',
  },
  {
    type: 'Music Video',
    pitch:
      'Slow Urdu ghazal about a letter that arrives forty years late. Two actors, one courtyard in old Hyderabad, a single day of shooting and a singer who will be on set.',
    role: 'The One Who Waited',
    about:
      'Almost no lines, only listening. We want a face in which a lifetime can pass without anything moving very much. Comfortable with lip-sync in Urdu for one verse.',
    gender: 'Female',
    ages: '50-68',
    category: 'ACTORS & ACTRESS',
    skills: [],
    languages: ['Urdu', 'Hindi'],
    city: 'Hyderabad',
  },
  {
    type: 'Music Video',
    pitch:
      'Tamil hip-hop track celebrating north Chennai’s carrom clubs. Real players, real boards, and a lead who has to look as if he has lost only twice in his life.',
    role: 'Lead of the Rap Video',
    about:
      'Rhythm in the shoulders and trouble in the eyebrows. Lip-sync at speed. Dancers, rappers and boxers have all been right for this director in the past.',
    gender: 'Male',
    ages: '20-29',
    category: 'All',
    skills: ['Dance Styles'],
    languages: ['Tamil'],
    city: 'Chennai',
  },
  {
    type: 'Music Video',
    pitch:
      'Dream-pop ballad shot in reverse through a Goan carnival. The performer learns the whole song backwards, which takes about a week and is stranger than it sounds.',
    role: 'Carnival Dreamer',
    about:
      'Someone playful with excellent concentration. Foreign nationals living in Goa are especially invited. Masks for most of the video, bare face for the last ten seconds.',
    gender: 'Male',
    ages: '22-38',
    category: 'Freelance Foreigners',
    skills: ['Dance Styles'],
    languages: ['English'],
    city: 'Panaji',
  },
  {
    type: 'Music Video',
    pitch:
      'Electronic duo wants creators for a crowd-shot video: you receive a beat, a colour and one instruction, and film thirty seconds of it wherever you are. Credited and paid per clip.',
    role: 'Remote Creator',
    about:
      'An eye for frames and a steady hand. Anyone who has built an audience around movement, fashion or street photography will understand the assignment.',
    gender: 'Female',
    ages: '18-35',
    category: 'All',
    skills: ['Dance Styles'],
    languages: ['English', 'Hindi'],
    city: 'Bengaluru',
  },
  {
    type: 'Voice Over',
    pitch:
      'Hindi audiobook of a thousand-page family novel, recorded over six weeks in a quiet booth in Versova. We are after one reader for forty-one characters, and tea is unlimited.',
    role: 'Narrator',
    about:
      'Warm lower register, patient breath, and the taste to suggest a character rather than perform it. Record the first page of any novel you love, no music under it.',
    gender: 'Female',
    ages: '28-55',
    category: 'VOICE OVER',
    skills: ['Voice Acting', 'Vocal Range'],
    languages: ['Hindi'],
    city: 'Mumbai',
  },
  {
    type: 'Voice Over',
    pitch:
      'Tamil and Telugu dubbing for a twelve-part animated series about a very small elephant. Sync dubbing with a language director, four-hour sessions, children’s schedule respected.',
    role: 'Little Elephant',
    about:
      'A child’s voice that has mischief in it. Reading fluently in Tamil is the one condition. A guardian sits in the control room and sessions end well before bedtime.',
    gender: 'Male',
    ages: '8-13',
    category: 'KIDS',
    skills: ['Voice Acting'],
    languages: ['Tamil'],
    city: 'Chennai',
  },
  {
    type: 'Voice Over',
    pitch:
      'Metro corporation is recording fresh station announcements in three languages and would like a voice that commuters will not mind hearing twice a day for ten years.',
    role: 'Announcement Voice',
    about:
      'Neutral, friendly, unhurried. Kannada at native level with clean Hindi and English. About nine hundred lines across four sessions; broadcast-quality home booths may apply.',
    gender: 'Female',
    ages: '25-50',
    category: 'VOICE OVER',
    skills: ['Voice Acting', 'TELEPROMPTER'],
    languages: ['Kannada', 'Hindi', 'English'],
    city: 'Bengaluru',
  },
  {
    type: 'Voice Over',
    pitch:
      'Narrative podcast on India’s forgotten footballers, ten episodes, sound-designed like a film. Host and writer are in place; we need a second voice for letters, diaries and match reports.',
    role: 'Reader of Letters',
    about:
      'Ages convincingly, changes region with a light touch. Bengali, Malayalam or Konkani as a mother tongue would be wonderful for some of the players we follow.',
    gender: 'Male',
    ages: '30-60',
    category: 'VOICE OVER',
    skills: ['Voice Acting', 'PODCASTING/ ANCHORING'],
    languages: ['English', 'Hindi'],
    city: 'Kolkata',
  },
  {
    type: 'Voice Over',
    pitch:
      'Open-world video game set in a fictional Rajput kingdom is casting forty speaking parts. Motion capture for six of them, voice only for the rest, in a studio in Pune.',
    role: 'Spy Princess (voice)',
    about:
      'Effort sounds, whispered stealth lines, one great farewell speech. Gamers preferred but not required; vocal health is protected with short sessions and a coach.',
    gender: 'Female',
    ages: '20-35',
    category: 'VOICE OVER',
    skills: ['Voice Acting', 'Combat Training'],
    languages: ['Hindi', 'English'],
    city: 'Pune',
  },
  {
    type: 'Voice Over',
    pitch:
      'Meditation app is adding Indian languages and looks for calm, unaffected voices. Forty short sessions in each language, recorded remotely with an engineer on the line.',
    role: 'Meditation Guide',
    about:
      'No velvet and no whisper, only somebody who would make you put the phone down. Yoga teachers with good recording manners are welcome. Marathi and Hindi first.',
    gender: 'Female',
    ages: '22-50',
    category: 'VOICE OVER',
    skills: ['yoga', 'Voice Acting'],
    languages: ['Marathi', 'Hindi'],
    city: 'Pune',
  },
];
