import type { CallText } from '#seed/calls/call-text.ts';

export const advertisements: CallText[] = [
  {
    type: 'Advertisement',
    pitch:
      'Sixty-second film for a women’s two-wheeler brand: three friends, one flyover, the first morning of freedom after exams. Shot at dawn across two days in Mumbai with precision drivers on hand.',
    role: 'The Friend Who Rides',
    about:
      'A real rider with a licence, a big laugh and an open face. The story hangs on a look into the mirror, so please send a portrait without filters along with your riding clip.',
    gender: 'Female',
    ages: '20-27',
    category: 'All',
    skills: ['Driving Skills'],
    languages: ['Hindi', 'English'],
    city: 'Mumbai',
  },
  {
    type: 'Advertisement',
    pitch:
      'Diwali campaign for a sweets maker from Bikaner. A grandfather teaches a boy to wait for the syrup to thread. Gentle, wordless for most of its ninety seconds, real kitchen, real heat.',
    role: 'Grandfather',
    about:
      'Hands that have clearly worked, eyes that smile first. Prior acting is not needed; retired halwais are most welcome. Two days with long pauses for the light.',
    gender: 'Male',
    ages: '62-78',
    category: 'All',
    skills: [],
    languages: ['Hindi', 'Rajasthani'],
    city: 'Jaipur',
  },
  {
    type: 'Advertisement',
    pitch:
      'Back-to-school film for a pencil company in which a girl writes a letter to her future self and gets an answer. One studio day, a costume fitting and a lot of giggling expected.',
    role: 'Letter Writer',
    about:
      'Between six and nine, happy to chat, able to read a short paragraph aloud. A parent stays beside the camera; three hours of shooting at most, with rest and lunch in between.',
    gender: 'Female',
    ages: '6-9',
    category: 'KIDS',
    skills: [],
    languages: ['Hindi', 'English'],
    city: 'Mumbai',
  },
  {
    type: 'Advertisement',
    pitch:
      'Skin-care brand that does not retouch is casting for its year-long campaign. Stills and film by the same small team, daylight studio in Bengaluru, usage for India and digital.',
    role: 'Campaign Face',
    about:
      'Freckles, scars, vitiligo, acne, age: all welcome and none hidden. We want to see your skin as it is today. Please send two phone photographs by a window.',
    gender: 'Female',
    ages: '18-45',
    category: 'All',
    skills: [],
    languages: ['English'],
    city: 'Bengaluru',
  },
  {
    type: 'Advertisement',
    pitch:
      'Cricket-season film for a mobile network: a gully match is stopped because the batsman is on a call with his mother. Comedy with forty extras and one very long take.',
    role: 'Batsman',
    about:
      'Can really bat, can really be embarrassed. Tennis-ball cricketers from any Mumbai maidan are encouraged to apply, we will hold trials on a Sunday morning.',
    gender: 'Male',
    ages: '19-27',
    category: 'All',
    skills: ['Sports Skills'],
    languages: ['Hindi', 'Marathi'],
    city: 'Mumbai',
  },
  {
    type: 'Advertisement',
    pitch:
      'Digital launch for a millet snack with six creators from six States, each cooking one thing their grandmother made. Reels and stills over one afternoon per creator, at your own home.',
    role: 'Creator from the South',
    about:
      'Food, farming or family content with an engaged following; numbers matter less than comments that sound like people. Share three posts you are proud of.',
    gender: 'Female',
    ages: '21-38',
    category: 'INFLUENCERS',
    skills: ['PODCASTING/ ANCHORING'],
    languages: ['Tamil', 'English'],
    city: 'Coimbatore',
  },
  {
    type: 'Advertisement',
    pitch:
      'Jewellery house from Thrissur introduces a bridal line worn by women of four ages. Elegant, slow, shot on film by a photographer known for portraits. Hair and make-up included.',
    role: 'Bride’s Mother',
    about:
      'Poise, good hands, a neck that carries gold without effort. Silver hair is a plus. Two days on location in a tharavadu house, saree fitting one week earlier.',
    gender: 'Female',
    ages: '45-60',
    category: 'FASHION MODELS',
    skills: [],
    languages: ['Malayalam'],
    city: 'Kochi',
  },
  {
    type: 'Advertisement',
    pitch:
      'Fitness-app series of twelve short films, each a single honest excuse for skipping a workout. Quick comedy, two set-ups a day, and a client who laughs in the right places.',
    role: 'Person With Excuses',
    about:
      'Every body type. We need fast character changes, a straight face and about four yoga poses done badly on purpose. Improvisers will have fun here.',
    gender: 'Male',
    ages: '24-40',
    category: 'ACTORS & ACTRESS',
    skills: ['yoga'],
    languages: ['Hindi', 'English'],
    city: 'Gurugram',
  },
  {
    type: 'Advertisement',
    pitch:
      'Tourism film for a hill State: one traveller, five valleys, no drone shots. The crew is eight people in two jeeps for twelve days, so temperament counts as much as looks.',
    role: 'The Traveller',
    about:
      'A foreign visitor in her late twenties or thirties, curious and unbothered by bad roads. Valid visa for paid work is necessary; we help with the paperwork that is ours.',
    gender: 'Female',
    ages: '25-38',
    category: 'Freelance Foreigners',
    skills: [],
    languages: ['English'],
    city: 'Manali',
  },
  {
    type: 'Advertisement',
    pitch:
      'Public-service film asking men to share the housework, made with a women’s collective. Thirty seconds, one kitchen, one couple and a pressure cooker that gives the cue.',
    role: 'Wife, Snehal',
    about:
      'Amused rather than angry, and tired in a way that every viewer will know. Marathi-Hindi household, natural styling. Real couples may apply together if both like.',
    gender: 'Female',
    ages: '24-35',
    category: 'ACTORS & ACTRESS',
    skills: [],
    languages: ['Marathi', 'Hindi'],
    city: 'Pune',
  },
  {
    type: 'Advertisement',
    pitch:
      'Regional bank wants eleven customers, not models, for posters and a set of bus-shelter portraits. One hour per person at a small studio in Hyderabad, paid on the day.',
    role: 'Shopkeeper Portrait',
    about:
      'Faces with character between thirty-five and sixty. If you really run a shop, tell us what you sell. Telugu or Dakhni speakers, your own clothes, no acting involved.',
    gender: 'Male',
    ages: '35-60',
    category: 'All',
    skills: [],
    languages: ['Telugu', 'Urdu'],
    city: 'Hyderabad',
  },
  {
    type: 'Advertisement',
    pitch:
      'Agencies are invited to send ensembles of ten to fifteen people for a housing-society film set on Holi morning. All ages, colour-safe effects, a controlled set in Noida.',
    role: 'Ensemble Through Agency',
    about:
      'We would like one contact for the whole group: releases, call sheets and payment run through the agency. Mention how many of your people have worked with water and colour before.',
    gender: 'Other',
    ages: '18+',
    category: 'Talent Agencies',
    skills: [],
    languages: ['Hindi'],
    city: 'Noida',
  },
  {
    type: 'Fashion Show',
    pitch:
      'Handloom week opens with a collection woven by forty families from Maheshwar and Chanderi. Runway on the ghats, barefoot, in late afternoon light. Rehearsal on two evenings before.',
    role: 'Runway Model',
    about:
      'Sarees from first look to last, so a long and unhurried walk. Heights from 165 centimetres. We cast a wide range of ages and skin tones and do not ask anyone to lose weight.',
    gender: 'Female',
    ages: '19-40',
    category: 'FASHION MODELS',
    skills: [],
    languages: ['Hindi'],
    city: 'Indore',
  },
  {
    type: 'Fashion Show',
    pitch:
      'Menswear designer from Kolkata shows a collection built on dhoti drapes and work jackets. Small audience, live cello, models walk among the tables rather than above them.',
    role: 'Show and Lookbook Model',
    about:
      'Strong faces, beards and greys included. The same eight people do the show and the lookbook a day later. Fittings take ninety minutes and are on a weekday.',
    gender: 'Male',
    ages: '20-45',
    category: 'FASHION MODELS',
    skills: [],
    languages: ['Bengali', 'English'],
    city: 'Kolkata',
  },
  {
    type: 'Fashion Show',
    pitch:
      'Children’s-wear label presents its rainy-season line at a Delhi mall: puddles, paper boats and a brass band. Forty minutes on stage including the part where they all run off.',
    role: 'Young Walker',
    about:
      'Four to eight years old, happy in company, allowed to say no at any time. One parent per child backstage, snacks for both, finished by six in the evening.',
    gender: 'Male',
    ages: '4-8',
    category: 'KIDS',
    skills: [],
    languages: ['Hindi'],
    city: 'Delhi',
  },
  {
    type: 'Fashion Show',
    pitch:
      'International swim and resort week in Goa is completing its line-up. Three designers, one sunset show on the beach, with changing tents, chaperones and a strict no-phones backstage.',
    role: 'Resort Model',
    about:
      'Confident walker, comfortable near water. Portfolio with at least two runway clips. Travel from any Indian city, two nights of hotel and all meals are arranged.',
    gender: 'Female',
    ages: '20-30',
    category: 'FASHION MODELS',
    skills: ['Swimming Ability'],
    languages: ['English'],
    city: 'Panaji',
  },
];
