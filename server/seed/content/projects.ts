import type { projectTypes } from '@kirdaar/contract/rules/vocabulary';

export interface ShownProject {
  film_title: string;
  type: (typeof projectTypes)[number];
  genre: string;
  directed_by: string;
  produced_by: string;
  /** Years before the demo world was generated. */
  years_ago: number;
  language: string;
  platform: string;
  about_project: string;
}

/** Fictional works for the projects page. */
export const projects: ShownProject[] = [
  {
    film_title: 'Neeli Chhatri',
    type: 'Movies',
    genre: 'Family drama',
    directed_by: 'Ishani Velankar',
    produced_by: 'Monsoon Lantern Pictures',
    years_ago: 0,
    language: 'Hindi',
    platform: 'In cinemas',
    about_project:
      'A retired stationmaster keeps one umbrella that nobody ever claimed. When a girl comes to ask for it after thirty-one monsoons, the small hill town has to remember what it agreed to forget. Forty-two roles were cast in nine weeks, most of them with people who had never acted on camera.',
  },
  {
    film_title: 'Aakhri Patang',
    type: 'Movies',
    genre: 'Sports drama',
    directed_by: 'Faraz Quraishi',
    produced_by: 'Saat Rang Films',
    years_ago: 1,
    language: 'Hindi, Gujarati',
    platform: 'In cinemas',
    about_project:
      'Two brothers who do not speak meet each January on the same roof, over the same kite. The film was shot in a single winter in the old city of Ahmedabad, with a cast of local fliers around three trained actors.',
  },
  {
    film_title: 'Kadalamma',
    type: 'Movies',
    genre: 'Mystery',
    directed_by: 'Meera Pothuvath',
    produced_by: 'Ek Taar Talkies',
    years_ago: 1,
    language: 'Malayalam',
    platform: 'In cinemas',
    about_project:
      'A boat comes home without its crew, its lamps still lit. A young coast guard officer and the widow of the last skipper read the nets for what the sea will not tell. The crew of nine was cast from four fishing villages.',
  },
  {
    film_title: 'Tees Minute',
    type: 'Movies',
    genre: 'Thriller',
    directed_by: 'Rohit Bansiwal',
    produced_by: 'Chaubara Studios',
    years_ago: 2,
    language: 'Hindi',
    platform: 'Festival release',
    about_project:
      'One pizza, one delivery rider, one flat on the nineteenth floor that should be empty. Told in real time with two actors and a voice on the phone, who was cast through a voice-over casting call on this site.',
  },
  {
    film_title: 'Gulmohar Lane',
    type: 'Web Series',
    genre: 'Comedy',
    directed_by: 'Tanvi Sarpotdar',
    produced_by: 'Neelpankh Originals',
    years_ago: 0,
    language: 'Hindi, English',
    platform: 'Streaming, 8 episodes',
    about_project:
      'Four families, one water tank and a residents’ association with a constitution longer than the country’s. The ensemble of sixteen regulars was chosen from two thousand self-tapes in a month.',
  },
  {
    film_title: 'The Night Registrar',
    type: 'Web Series',
    genre: 'Crime',
    directed_by: 'Abhijit Rongmei',
    produced_by: 'Neelpankh Originals',
    years_ago: 1,
    language: 'English, Assamese',
    platform: 'Streaming, 6 episodes',
    about_project:
      'In a district hospital a clerk writes down every birth and every death, and one night the sums do not agree. The lead had worked in theatre for eleven years, but never on screen.',
  },
  {
    film_title: 'Dhoop Chhaon',
    type: 'Web Series',
    genre: 'Coming of age',
    directed_by: 'Sukhmani Aulakh',
    produced_by: 'Saat Rang Films',
    years_ago: 2,
    language: 'Punjabi, Hindi',
    platform: 'Streaming, 10 episodes',
    about_project:
      'Three girls from one village share a room, a phone and a secret in the city where they study. All three leads were nineteen or twenty when they were cast, and two found the casting call by searching for its city and language.',
  },
  {
    film_title: 'Ward No. 11',
    type: 'Web Series',
    genre: 'Political satire',
    directed_by: 'Kaustubh Mainkar',
    produced_by: 'Kalpavriksh Television',
    years_ago: 3,
    language: 'Marathi',
    platform: 'Streaming, 8 episodes',
    about_project:
      'A wedding band leader wins a municipal election by mistake and decides to take it seriously. The band is a real one; its trumpet player carries the second season.',
  },
  {
    film_title: 'First Light Tea',
    type: 'Advertisement',
    genre: 'Brand film',
    directed_by: 'Nandita Borah',
    produced_by: 'Monsoon Lantern Pictures',
    years_ago: 0,
    language: 'Hindi, Bengali, Tamil',
    platform: 'Television and digital',
    about_project:
      'Ninety seconds, eleven kitchens, one sunrise from east to west. Eleven pairs of real parents and grown-up children were cast in seven cities in twelve days.',
  },
  {
    film_title: 'Chalo, Scooter!',
    type: 'Advertisement',
    genre: 'Comedy spot',
    directed_by: 'Vivaan Karkera',
    produced_by: 'Chaubara Studios',
    years_ago: 1,
    language: 'Hindi',
    platform: 'Digital',
    about_project:
      'A grandmother learns to ride before her grandson does. The casting call asked for women over sixty with a driving licence and a sense of humour; one hundred and forty applied.',
  },
  {
    film_title: 'Threads of Home',
    type: 'Advertisement',
    genre: 'Fashion film',
    directed_by: 'Rukmini Devaraj',
    produced_by: 'Ek Taar Talkies',
    years_ago: 1,
    language: 'No dialogue',
    platform: 'Digital',
    about_project:
      'Six weavers, six models, one loom. Each model was paired with the weaver of the sari she wears, and each learnt to throw the shuttle before the camera rolled.',
  },
  {
    film_title: 'Sound of a Full Plate',
    type: 'Advertisement',
    genre: 'Public message',
    directed_by: 'Ishani Velankar',
    produced_by: 'Saat Rang Films',
    years_ago: 2,
    language: 'Hindi, Kannada',
    platform: 'Television and cinema',
    about_project:
      'A school lunch told only by its noises: ladles, benches, laughter. The children were cast with their schools and their guardians, worked two hours a day, and ate everything on set.',
  },
];
