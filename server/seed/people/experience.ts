import type { Category } from '@kirdaar/contract/rules/vocabulary';

export type TalentCategory = Exclude<Category, 'All'>;

/** The abilities, past work and training of each kind of talent, as a profile words them. */
export interface Experience {
  count: number;
  ages: [number, number];
  skills: string[];
  work: string[];
  training: string[];
}

export const experiences: Record<TalentCategory, Experience> = {
  'ACTORS & ACTRESS': {
    count: 117,
    ages: [18, 64],
    skills: [
      'Singing Ability',
      'Indian dance form',
      'Combat Training',
      'Stunt Skills',
      'Swimming Ability',
      'Horse Riding',
      'Driving Skills',
      'Voice Acting',
      'Sports Skills',
      'TELEPROMPTER',
    ],
    work: [
      'a supporting part in a Marathi feature and four short films',
      'two seasons of a daily serial as the younger brother’s friend',
      'the second lead in an independent film that travelled to three festivals',
      'nine television commercials, mostly for food and phones',
      'a recurring role in a streaming thriller',
      'student films at two institutes and one web pilot',
      'small speaking parts in five Hindi films',
    ],
    training: [
      'a one-year acting diploma in Mumbai',
      'a scene-study workshop with a theatre director',
      'six months of camera acting in Delhi',
      'a Meisner intensive and a voice course',
    ],
  },
  'FASHION MODELS': {
    count: 52,
    ages: [18, 34],
    skills: ['Dance Styles', 'Swimming Ability', 'yoga', 'Sports Skills', 'Driving Skills'],
    work: [
      'three handloom weeks and a bridal campaign',
      'catalogue work for two ethnic-wear labels',
      'a national sari campaign',
      'runway seasons in Mumbai and Delhi',
      'a skin-care film and its billboards',
    ],
    training: [
      'a runway and posing course',
      'grooming classes with a former pageant coach',
      'five years of learning on the job',
    ],
  },
  KIDS: {
    count: 50,
    ages: [4, 17],
    skills: [
      'Dance Styles',
      'Singing Ability',
      'Swimming Ability',
      'Acrobatics/Gymnastics',
      'Musical Instruments',
      'Sports Skills',
      'Voice Acting',
      'Indian dance form',
    ],
    work: [
      'a biscuit commercial and two school films',
      'the school’s annual play, three years in a row',
      'a small part in a family film',
      'a music video with forty other children',
      'a voice in an animated series',
    ],
    training: [
      'weekend drama club',
      'dance class twice a week',
      'a summer theatre camp',
      'singing lessons from the age of six',
    ],
  },
  INFLUENCERS: {
    count: 35,
    ages: [19, 38],
    skills: ['PODCASTING/ ANCHORING', 'TELEPROMPTER', 'Dance Styles', 'Driving Skills', 'yoga'],
    work: [
      'brand films for a tea company and a travel app',
      'a weekly food series with a loyal audience',
      'hosting two city festivals',
      'a fashion channel built over five years',
      'comedy reels and one live tour',
    ],
    training: ['an anchoring certificate', 'a film-editing diploma', 'four years of learning by uploading'],
  },
  'VOICE OVER': {
    count: 36,
    ages: [21, 60],
    skills: [
      'Voice Acting',
      'Vocal Range',
      'PODCASTING/ ANCHORING',
      'Singing Ability',
      'indian/classical singing',
      'TELEPROMPTER',
    ],
    work: [
      'over two hundred radio spots',
      'dubbing for three animated films',
      'eleven audiobooks in two languages',
      'the phone menu of a bank you may have shouted at',
      'documentary narration for a science channel',
    ],
    training: [
      'a dubbing course and a home booth',
      'seven years of classical vocal training',
      'radio training at a community station',
    ],
  },
  DANCERS: {
    count: 40,
    ages: [18, 38],
    skills: ['Dance Styles', 'Indian dance form', 'Acrobatics/Gymnastics', 'yoga', 'Stunt Skills'],
    work: [
      'background and featured dance in six film songs',
      'a contemporary company that toured four countries',
      'live shows at weddings and award nights',
      'a semi-final on a television dance show',
      'choreography assistance on two music videos',
    ],
    training: [
      'ten years of Bharatanatyam',
      'Kathak under a Lucknow gharana guru',
      'contemporary and hip-hop in Bengaluru',
      'Kalaripayattu and contact improvisation',
    ],
  },
  'Freelance Foreigners': {
    count: 24,
    ages: [21, 48],
    skills: ['Dance Styles', 'Swimming Ability', 'yoga', 'Driving Skills', 'Singing Ability'],
    work: [
      'a British officer’s daughter in a period series',
      'two tourism films and a bank commercial',
      'party scenes in four Hindi films',
      'a scientist in a science-fiction short',
      'catalogues for an export house',
    ],
    training: [
      'drama school at home',
      'an improvisation group in Mumbai',
      'a modelling agency’s in-house course',
    ],
  },
  'Talent Agencies': {
    count: 12,
    ages: [28, 56],
    skills: ['PODCASTING/ ANCHORING', 'TELEPROMPTER', 'Driving Skills'],
    work: [
      'ensembles for three national campaigns',
      'crowd casting for two period films',
      'child casting with chaperones for a school serial',
      'regional faces for a bank’s poster series',
    ],
    training: ['twelve years as a casting assistant', 'a management degree and a lot of call sheets'],
  },
  'Theater Artist': {
    count: 34,
    ages: [20, 70],
    skills: [
      'Voice Acting',
      'Vocal Range',
      'Singing Ability',
      'indian/classical singing',
      'Musical Instruments',
      'Acrobatics/Gymnastics',
      'Indian dance form',
      'Combat Training',
    ],
    work: [
      'fourteen productions with a Hindi repertory',
      'a solo show that has run for ninety nights',
      'street theatre across Vidarbha',
      'three seasons of an outdoor Shakespeare',
      'folk theatre with a travelling company',
    ],
    training: [
      'three years at a national drama school',
      'a diploma from a university theatre department',
      'physical theatre with a French clown teacher',
      'twelve years of repertory rehearsals',
    ],
  },
};
