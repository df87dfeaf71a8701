import { bodyTypes } from '@kirdaar/contract/rules/talent-choices';
import type { Gender } from '@kirdaar/contract/rules/vocabulary';
import type { Random } from '#seed/random.ts';

const beards = ['CLEAN SHAVE', 'CLEAN SHAVE', 'STUBBLE', 'STUBBLE', 'NORMAL', 'BLACK', 'LONG'];
const greyBeards = ['CLEAN SHAVE', 'CLEAN SHAVE', 'SALT & PEPPER', 'WHITE'];
const hairColors = [...Array<string>(9).fill('BLACK'), 'BROWN', 'BROWN', 'BROWN', 'Golden'];
const eyeColors = ['BLACK', 'BLACK', 'BROWN', 'BROWN', 'BROWN', 'BROWN', 'Hazel'];

export function makeBody(random: Random, gender: Gender, age: number) {
  const height = heightOf(random, gender, age);
  const body_type = random.pick(
    age < 18 ? ['Slim', 'Average', 'Healthy'] : [...bodyTypes, 'Average', 'Slim', 'Athletic'],
  );
  return {
    height,
    weight: Math.round((height / 100) ** 2 * massIndex(random, age, body_type)),
    body_type,
    skin_tone: random.pick(['WHEATISH', 'WHEATISH', 'DUSKY', 'DUSKY', 'FAIR']),
    hair_color: random.pick(hairColors),
    eye_color: random.pick(eyeColors),
    beard: gender === 'Male' && age >= 18 ? random.pick(age > 46 ? greyBeards : beards) : null,
  };
}

function heightOf(random: Random, gender: Gender, age: number): number {
  if (age < 16) return 76 + age * 6 + random.whole(-5, 5);
  return gender === 'Male' ? random.whole(164, 186) : random.whole(152, 175);
}

function massIndex(random: Random, age: number, bodyType: string): number {
  if (age < 16) return 15 + random.next() * 3;
  const base = bodyType === 'Plus Size' || bodyType === 'Chubby' ? 27 : bodyType === 'Slim' ? 18.8 : 21.5;
  return base + random.next() * 2.5;
}
