import type { workTypes } from '@kirdaar/contract/rules/vocabulary';
import type { MarkName } from '#seed/art/logo.ts';
import type { ProjectType } from '#seed/calls/call-text.ts';

export interface House {
  company_name: string;
  /** The name of the owner in the demo data. */
  owner: string;
  type_of_work: (typeof workTypes)[number];
  domain: string;
  makes: ProjectType[];
  mark: MarkName;
  colors: [string, string, string];
}

const films: ProjectType[] = ['Movie', 'Short Film', 'Web Series'];

/** The first house belongs to the demo account. */
export const houses: House[] = [
  {
    company_name: 'Saat Rang Films',
    owner: 'Ila Sengupta',
    type_of_work: 'Film Production',
    domain: 'saatrangfilms.example',
    makes: ['Movie', 'Web Series', 'Short Film', 'Music Video', 'Advertisement', 'TV Serial'],
    mark: 'lotus',
    colors: ['#5b1439', '#ffe2b8', '#f08a4b'],
  },
  {
    company_name: 'Monsoon Lantern Pictures',
    owner: 'Harish Menon',
    type_of_work: 'Film Production',
    domain: 'monsoonlantern.example',
    makes: films,
    mark: 'sunrise',
    colors: ['#123c4a', '#ffd98e', '#f2774b'],
  },
  {
    company_name: 'Ek Taar Talkies',
    owner: 'Gurpreet Sohal',
    type_of_work: 'Film Production',
    domain: 'ektaartalkies.example',
    makes: [...films, 'Music Video'],
    mark: 'oneString',
    colors: ['#2b2350', '#f6e7cf', '#e0a72e'],
  },
  {
    company_name: 'Neelpankh Originals',
    owner: 'Farida Contractor',
    type_of_work: 'Other',
    domain: 'neelpankh.example',
    makes: ['Web Series'],
    mark: 'feather',
    colors: ['#0f3d5e', '#7fd1c1', '#123'],
  },
  {
    company_name: 'Kalpavriksh Television',
    owner: 'Madhav Deo',
    type_of_work: 'TV Production',
    domain: 'kalpavriksh.example',
    makes: ['TV Serial'],
    mark: 'leaf',
    colors: ['#f3e3c3', '#f3e3c3', '#2f6b4f'],
  },
  {
    company_name: 'Chaubara Studios',
    owner: 'Lalita Rawat',
    type_of_work: 'TV Production',
    domain: 'chaubara.example',
    makes: ['TV Serial', 'Web Series'],
    mark: 'crossroads',
    colors: ['#7d1f3a', '#ffe9cf', '#f0b24a'],
  },
  {
    company_name: 'Marigold & Mint',
    owner: 'Joseph Almeida',
    type_of_work: 'Advertisement',
    domain: 'marigoldandmint.example',
    makes: ['Advertisement', 'Fashion Show'],
    mark: 'aperture',
    colors: ['#e59a1f', '#fff4da', '#1f7a5c'],
  },
  {
    company_name: 'Patang Creative',
    owner: 'Ruhi Bhatnagar',
    type_of_work: 'Advertisement',
    domain: 'patangcreative.example',
    makes: ['Advertisement', 'Music Video', 'Fashion Show'],
    mark: 'kite',
    colors: ['#1c6e8c', '#fff2dc', '#f2a03d'],
  },
  {
    company_name: 'Third Bell Theatre Company',
    owner: 'Bhaskar Iyer',
    type_of_work: 'Other',
    domain: 'thirdbell.example',
    makes: ['Theatre'],
    mark: 'curtains',
    colors: ['#25111b', '#f4d9a6', '#b3202f'],
  },
  {
    company_name: 'Golkonda Reels',
    owner: 'Naseem Siddiqui',
    type_of_work: 'Film Production',
    domain: 'golkondareels.example',
    makes: ['Movie', 'Web Series'],
    mark: 'arches',
    colors: ['#8a3b12', '#fde6c0', '#f6b04e'],
  },
  {
    company_name: 'Kayal Stories',
    owner: 'Anju Varghese',
    type_of_work: 'Film Production',
    domain: 'kayalstories.example',
    makes: [...films, 'Theatre'],
    mark: 'backwater',
    colors: ['#0d4f4f', '#e6f5e9', '#f2c14e'],
  },
  {
    company_name: 'Nagada Sound House',
    owner: 'Dilip Gohil',
    type_of_work: 'Other',
    domain: 'nagadasound.example',
    makes: ['Voice Over', 'Music Video'],
    mark: 'drum',
    colors: ['#3a1f5c', '#f7e4ff', '#ff9f5a'],
  },
];
