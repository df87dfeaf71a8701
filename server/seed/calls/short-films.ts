import type { CallText } from '#seed/calls/call-text.ts';

export const shortFilms: CallText[] = [
  {
    type: 'Short Film',
    pitch:
      'Twenty-minute film about a lift operator’s last day in a building that has bought an automatic lift. One location in Fort, festival submission planned, small honest budget.',
    role: 'Resident of Floor Nine',
    about:
      'The only one who knows his name. Two scenes, both inside the lift. Understated acting, a soft Parsi Gujarati lilt if you have it, and a free weekend.',
    gender: 'Female',
    ages: '22-34',
    category: 'All',
    skills: [],
    languages: ['Gujarati', 'English'],
    city: 'Mumbai',
  },
  {
    type: 'Short Film',
    pitch:
      'Student graduation film from a national institute: a lighthouse keeper’s daughter sends her first email in 1999. Shot on 16 mm near Kozhikode, meals and travel covered.',
    role: 'Lighthouse Daughter',
    about:
      'Fourteen to seventeen, thoughtful, at home by the sea. The crew is young and serious, the hours are short, and a guardian is expected on location at all times.',
    gender: 'Female',
    ages: '14-17',
    category: 'KIDS',
    skills: ['Swimming Ability'],
    languages: ['Malayalam'],
    city: 'Kochi',
  },
  {
    type: 'Short Film',
    pitch:
      'Dialogue-free short in which a mime and a traffic constable share one signal in Lucknow. Mornings only, busy streets, a hidden camera for half the shots and a lot of goodwill.',
    role: 'The Mime',
    about:
      'Trained in mime, clowning or Bhand Pather. Precision first, charm second. If you have your own routine of two minutes or more, film it on a phone and send that.',
    gender: 'Male',
    ages: '21-40',
    category: 'Theater Artist',
    skills: ['Acrobatics/Gymnastics'],
    languages: ['Hindi'],
    city: 'Lucknow',
  },
  {
    type: 'Short Film',
    pitch:
      'Hostel-room horror made by three women engineers turned film-makers. Nine pages, one ceiling fan, a soundtrack recorded in a real stepwell. Thoughtful about safety and about sleep.',
    role: 'Roommate, Anvita',
    about:
      'Hears it first and says so last. Needs a believable fear that grows by millimetres. Two nights in a college building in Mumbai and a half day of sound recording.',
    gender: 'Female',
    ages: '20-27',
    category: 'ACTORS & ACTRESS',
    skills: ['Voice Acting'],
    languages: ['Hindi', 'English'],
    city: 'Mumbai',
  },
  {
    type: 'Short Film',
    pitch:
      'A comedy about a man who enters his own missing-person poster into a photography contest. Fifteen minutes, Delhi winter, written for an actor who can be sad and ridiculous at once.',
    role: 'Missing Man',
    about:
      'Forty-something clerk with a secret eye for beauty. Long silent stretches; the humour has to come from how carefully he does unimportant things.',
    gender: 'Male',
    ages: '38-55',
    category: 'ACTORS & ACTRESS',
    skills: [],
    languages: ['Hindi'],
    city: 'Delhi',
  },
  {
    type: 'Short Film',
    pitch:
      'Documentary-fiction on the last kite makers of Ahmedabad. Real workshop, one actor among craftspeople, and a fortnight of learning to cut paper before a single frame is shot.',
    role: 'Apprentice, Farhan',
    about:
      'Patient fingers and a listening face. You will live near the workshop for three weeks; Gujarati or Urdu at home level, and no vertigo, as half of it happens on roofs.',
    gender: 'Male',
    ages: '18-25',
    category: 'All',
    skills: [],
    languages: ['Gujarati', 'Urdu'],
    city: 'Ahmedabad',
  },
];
