import * as avataaars from '@dicebear/avataaars';
import { createAvatar } from '@dicebear/core';
import type { Gender } from '@kirdaar/contract/rules/vocabulary';
import type { Random } from '#seed/random.ts';

/** Properties of a person that the portrait shows. */
export interface Look {
  gender: Gender;
  age: number;
  skin_tone: string;
  hair_color: string;
  beard: string | null;
  cover: 'turban' | 'hijab' | null;
  bindi: boolean;
}

const tops = {
  Female: [
    'straight01',
    'straight02',
    'straightAndStrand',
    'longButNotTooLong',
    'curvy',
    'bob',
    'bun',
    'curly',
    'miaWallace',
  ],
  Male: [
    'shortFlat',
    'shortRound',
    'shortWaved',
    'shortCurly',
    'theCaesar',
    'theCaesarAndSidePart',
    'shaggy',
  ],
  Other: ['bob', 'shaggyMullet', 'bun', 'longButNotTooLong', 'shortWaved', 'curly'],
} as const;

// Hairstyles that leave the forehead free, so that a bindi is visible.
const openTops: string[] = ['straight01', 'straight02', 'bun', 'curly'];

const skins: Record<string, string[]> = {
  FAIR: ['f3cfa9', 'eec39a', 'e8b88c'],
  WHEATISH: ['dfa873', 'd69c66', 'cd9159'],
  DUSKY: ['b87843', 'a5693a', '8f5730'],
};
const hairs: Record<string, string[]> = {
  BLACK: ['1d1513', '241a17', '17120f'],
  BROWN: ['3a2318', '4a2d1d', '5a3826'],
};
const greys = ['8d8580', 'b5aea8', '6b625e'];

const beards: Record<string, string> = {
  NORMAL: 'beardMedium',
  LONG: 'beardMajestic',
  BLACK: 'beardMedium',
  STUBBLE: 'beardLight',
  'SALT & PEPPER': 'beardMedium',
  WHITE: 'beardMedium',
};

const clothes = [
  '7b2140',
  'b23a48',
  'd98324',
  'e0a82e',
  '2f6f62',
  '1f4e6b',
  '34396f',
  '6a3d6d',
  'efe3cf',
  '2b2d34',
  '8a9a5b',
  'c96f53',
];
const clothings = [
  'shirtCrewNeck',
  'shirtScoopNeck',
  'shirtVNeck',
  'collarAndSweater',
  'blazerAndShirt',
  'hoodie',
] as const;

/** Two tones of a studio wall, lit from the upper left. */
const walls = [
  ['f2d3a2', 'c9793b'],
  ['f4c7b6', 'b4526b'],
  ['cfe3da', '3f7f78'],
  ['d5d9f0', '5a5fa3'],
  ['f6e3b8', 'c99a35'],
  ['e7d0e4', '8a5390'],
  ['cbdff0', '3d6f9a'],
  ['e3e6c4', '7c8a4a'],
  ['f3cdbb', 'c05f45'],
  ['d8cfc4', '7d6a5c'],
];

const WIDTH = 480;
const HEIGHT = 600;

/** Draws a head-and-shoulders portrait, 4:5, as SVG. */
export function drawPortrait(random: Random, look: Look): string {
  const [light, deep] = random.pick(walls);
  const size = look.age < 10 ? 440 : look.age < 15 ? 490 : 556;
  const left = (WIDTH - size) / 2;
  const figure = drawFigure(random, look).replace(
    '<svg ',
    `<svg x="${left}" y="${HEIGHT - size}" width="${size}" height="${size}" `,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">
<defs>
<linearGradient id="wall" x1="0" y1="0" x2="0.7" y2="1"><stop offset="0" stop-color="#${light}"/><stop offset="1" stop-color="#${deep}"/></linearGradient>
<radialGradient id="lamp" cx="0.3" cy="0.22" r="0.75"><stop offset="0" stop-color="#fff" stop-opacity="0.62"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>
<linearGradient id="floor" x1="0" y1="0.55" x2="0" y2="1"><stop offset="0" stop-color="#1a0f16" stop-opacity="0"/><stop offset="1" stop-color="#1a0f16" stop-opacity="0.34"/></linearGradient>
</defs>
<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#wall)"/>
<circle cx="${random.whole(300, 460)}" cy="${random.whole(60, 240)}" r="${random.whole(90, 170)}" fill="#${deep}" opacity="0.16"/>
<circle cx="${random.whole(0, 140)}" cy="${random.whole(340, 520)}" r="${random.whole(80, 150)}" fill="#${light}" opacity="0.2"/>
<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#lamp)"/>
<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#floor)"/>
${figure}
</svg>`;
}

function drawFigure(random: Random, look: Look): string {
  const top = look.cover ?? topOf(random, look);
  const hairColor = colorOfHair(random, look);
  const glasses = look.age >= 16 && random.chance(look.age > 45 ? 0.35 : 0.1);
  const beard = look.cover === 'turban' && look.age > 20 ? 'LONG' : look.beard;
  const facialHair = beards[beard ?? ''];
  const avatar = createAvatar(avataaars, {
    seed: String(random.next()),
    top: [top],
    topProbability: 100,
    hatColor: [random.pick(clothes)],
    hairColor: [hairColor],
    skinColor: [random.pick(skins[look.skin_tone] ?? ['d69c66'])],
    clothing: [random.pick(clothings)],
    clothesColor: [random.pick(clothes)],
    mouth: [
      random.pick([
        'smile',
        'smile',
        'smile',
        'smile',
        'twinkle',
        'twinkle',
        'twinkle',
        'twinkle',
        'serious',
      ]),
    ],
    eyes: [random.pick(['default', 'default', 'default', 'happy', 'side'])],
    eyebrows: [random.pick(['defaultNatural', 'default', 'raisedExcitedNatural'])],
    accessories: [random.pick(['prescription01', 'prescription02', 'round'])],
    accessoriesColor: ['2b2320'],
    accessoriesProbability: glasses ? 100 : 0,
    ...(facialHair && { facialHair: [facialHair as 'beardLight'] }),
    facialHairColor: [hairColor],
    facialHairProbability: facialHair ? 100 : 0,
  }).toString();
  const bindi = look.bindi && openTops.includes(top);
  return bindi
    ? avatar.replace(/<\/svg>$/, '<circle cx="140" cy="94" r="3.6" fill="#8e1230"/></svg>')
    : avatar;
}

function topOf(random: Random, { gender, age }: Look) {
  if (gender === 'Male' && age > 52 && random.chance(0.4)) return 'sides' as const;
  return random.pick<(typeof tops)[Gender][number]>(tops[gender]);
}

function colorOfHair(random: Random, { age, hair_color }: Look): string {
  if (age > 44 && random.chance((age - 40) / 28)) return random.pick(greys);
  return random.pick(hairs[hair_color] ?? ['1d1513']);
}
