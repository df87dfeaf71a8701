import type { CallText } from '#seed/calls/call-text.ts';

export const televisionAndTheatre: CallText[] = [
  {
    type: 'TV Serial',
    pitch:
      'Daily family serial about three generations of women who run a wedding-card press in Indore. On air five nights a week; long contract, fixed call times and Sundays off.',
    role: 'Granddaughter, Meher',
    about:
      'Designs cards on her phone and scandalises everyone. The parallel lead from week six onwards. You should be able to learn eight pages overnight and still be kind to the crew at ten.',
    gender: 'Female',
    ages: '20-26',
    category: 'ACTORS & ACTRESS',
    skills: ['Indian dance form'],
    languages: ['Hindi'],
    city: 'Mumbai',
  },
  {
    type: 'TV Serial',
    pitch:
      'Mythological serial in its second season needs new faces for the forest years. Large sets in Film City, classical diction workshops, and costume fittings before the first day.',
    role: 'Young Archer Prince',
    about:
      'Grace before muscle. Archery or sword work helps, Sanskrit-inflected Hindi is taught on set. Please send a tape in which you speak at least one minute of verse.',
    gender: 'Male',
    ages: '20-28',
    category: 'All',
    skills: ['Combat Training', 'Horse Riding'],
    languages: ['Hindi'],
    city: 'Mumbai',
  },
  {
    type: 'TV Serial',
    pitch:
      'Marathi evening serial about a cooperative dairy and the village politics around it. The unit is based in Kolhapur for the entire run and provides housing and meals.',
    role: 'Sarpanch’s Wife',
    about:
      'Runs the village through a husband who does not notice. Wit, weight and spotless Kolhapuri Marathi. A regular part for at least one hundred and twenty episodes.',
    gender: 'Female',
    ages: '38-52',
    category: 'ACTORS & ACTRESS',
    skills: [],
    languages: ['Marathi'],
    city: 'Kolhapur',
  },
  {
    type: 'TV Serial',
    pitch:
      'Tamil drama set in a government school that is about to be closed for having only nineteen pupils. Weekend serial with a child ensemble; a counsellor and two tutors are part of the unit.',
    role: 'Class Monitor, Yazhini',
    about:
      'Writes letters to the Collector in perfect handwriting. Confident reader of Tamil, between eight and eleven. Parents stay on set, at most five hours a day, never on exam days.',
    gender: 'Female',
    ages: '8-11',
    category: 'KIDS',
    skills: [],
    languages: ['Tamil'],
    city: 'Chennai',
  },
  {
    type: 'TV Serial',
    pitch:
      'A Punjabi comedy about a transport company with nine trucks and eleven drivers. Multi-camera, recorded in Mohali in front of a small audience every second Friday.',
    role: 'Dispatcher, Jassi',
    about:
      'Never leaves the radio and always knows where everybody is. Big voice, bigger heart. Stand-up comics are welcome; please send five minutes of unedited stage video.',
    gender: 'Male',
    ages: '28-42',
    category: 'All',
    skills: ['Voice Acting'],
    languages: ['Punjabi', 'Hindi'],
    city: 'Chandigarh',
  },
  {
    type: 'TV Serial',
    pitch:
      'Reality-style cooking competition for home cooks is looking for its second anchor. Twelve weekends, live finale, a script that leaves you room to be yourself.',
    role: 'Co-anchor',
    about:
      'Warm, quick and truly interested in food. You will talk to nervous people all day and make them less nervous. Two years of live hosting or a steady channel of your own, please.',
    gender: 'Female',
    ages: '23-32',
    category: 'All',
    skills: ['PODCASTING/ ANCHORING', 'TELEPROMPTER'],
    languages: ['Hindi', 'English'],
    city: 'Mumbai',
  },
  {
    type: 'TV Serial',
    pitch:
      'Bengali period serial on the first women doctors of Calcutta. Careful research, real hospital props and a shooting ratio that allows for rehearsal, which we know is rare.',
    role: 'Professor Mukherjee',
    about:
      'Opposes the women’s admission in public and lends them his books in private. An older theatre actor with a fine speaking voice; chaste Bengali and some English.',
    gender: 'Male',
    ages: '50-65',
    category: 'Theater Artist',
    skills: ['Voice Acting'],
    languages: ['Bengali', 'English'],
    city: 'Kolkata',
  },
  {
    type: 'TV Serial',
    pitch:
      'Crime re-enactment show casts fresh faces for every episode. Each case takes four days to shoot around Navi Mumbai, scripts are fictionalised and the tone is restrained.',
    role: 'Several Witnesses',
    about:
      'Ordinary people who saw something. We are building a bench of twenty actors whom we can call at a week’s notice, and we pay on the last day of the shoot.',
    gender: 'Female',
    ages: '18-45',
    category: 'All',
    skills: [],
    languages: ['Hindi'],
    city: 'Navi Mumbai',
  },
  {
    type: 'Theatre',
    pitch:
      'New Hindi play about the night clerks of a telegraph office on its final night of service. Black-box production, sixty shows across eleven cities after the opening in Delhi.',
    role: 'Senior Telegraphist',
    about:
      'Forty years at one key. The part asks for a supple voice, exact hands (you will learn Morse) and the stamina for an uninterrupted hundred minutes on stage.',
    gender: 'Male',
    ages: '45-62',
    category: 'Theater Artist',
    skills: ['Voice Acting'],
    languages: ['Hindi'],
    city: 'Delhi',
  },
  {
    type: 'Theatre',
    pitch:
      'Bilingual musical for young audiences in which the monsoon refuses to arrive. Live band, puppets and a cast of nine; opens at a well-loved Mumbai theatre in the school holidays.',
    role: 'The Monsoon',
    about:
      'Sings, sulks and finally dances. A trained voice with a belt, comfortable being very close to four-year-olds. Eight shows a week for five weeks, so please look after yourself.',
    gender: 'Female',
    ages: '21-32',
    category: 'All',
    skills: ['Singing Ability', 'Vocal Range', 'Dance Styles'],
    languages: ['Hindi', 'English'],
    city: 'Mumbai',
  },
  {
    type: 'Theatre',
    pitch:
      'A Kannada staging of a Greek tragedy in a stone quarry near Ramanagara, performed at sunset. The chorus of twelve is the heart of it and rehearses as an ensemble from day one.',
    role: 'Chorus Member',
    about:
      'Movement, breath, unison and the will to be part of a body larger than your own. Yakshagana or martial-arts training is very interesting to us. All rehearsals are paid.',
    gender: 'Other',
    ages: '18-40',
    category: 'All',
    skills: ['Acrobatics/Gymnastics', 'Vocal Range'],
    languages: ['Kannada'],
    city: 'Bengaluru',
  },
  {
    type: 'Theatre',
    pitch:
      'One-woman show about a railway announcer who starts to improvise. Written for a performer with comic nerve; a director is attached and the first run is thirty nights.',
    role: 'Announcer',
    about:
      'Seventy minutes alone with a microphone and eleven voices. You need crystal diction in three languages and the generosity to let the audience answer back.',
    gender: 'Female',
    ages: '24-42',
    category: 'All',
    skills: ['Voice Acting', 'Vocal Range'],
    languages: ['Hindi', 'Marathi', 'English'],
    city: 'Mumbai',
  },
  {
    type: 'Theatre',
    pitch:
      'A Malayalam physical-theatre piece on fishermen and the sea wall. Created in a seven-week residency in Thrissur with no script on the first day and a full house on the last.',
    role: 'Ensemble Performer',
    about:
      'Kalaripayattu, contemporary dance or circus background. We look for curious people who can fail cheerfully in rehearsal. Residency includes room, food and a stipend.',
    gender: 'Male',
    ages: '20-35',
    category: 'DANCERS',
    skills: ['Combat Training', 'Acrobatics/Gymnastics'],
    languages: ['Malayalam'],
    city: 'Thrissur',
  },
  {
    type: 'Theatre',
    pitch:
      'Gujarati commercial comedy about a joint family that must pretend to be broke for one weekend. Houseful guarantees for eighty shows in Mumbai, Surat, Vadodara and overseas.',
    role: 'Younger Bahu, Krupa',
    about:
      'The only one who can act, and therefore the only one who gets caught. Energetic, musical with dialogue and happy to tour by overnight bus. Gujarati must be your own.',
    gender: 'Female',
    ages: '22-32',
    category: 'Theater Artist',
    skills: ['Singing Ability'],
    languages: ['Gujarati'],
    city: 'Surat',
  },
  {
    type: 'Theatre',
    pitch:
      'Street-theatre campaign on road safety for twelve towns of Vidarbha. Four actors, one drum, two shows a day, and conversations with the audience afterwards that matter as much.',
    role: 'Sutradhar',
    about:
      'Leads the troupe and the crowd. A voice that carries without a microphone, quick wit in Marathi and Hindi, and comfort with changing the play because it has started to rain.',
    gender: 'Male',
    ages: '22-38',
    category: 'Theater Artist',
    skills: ['Singing Ability', 'Musical Instruments'],
    languages: ['Marathi', 'Hindi'],
    city: 'Nagpur',
  },
];
