import type { Gender } from '@kirdaar/contract/rules/vocabulary';
import type { TalentCategory } from '#seed/people/experience.ts';

/** A talent of the demo world, before pictures are rendered. */
export interface Person {
  id: string;
  first_name: string;
  last_name: string;
  gender: Gender;
  date_of_birth: string;
  age: number;
  profile_type: TalentCategory;
  city: string;
  state: string | null;
  country: string;
  nationality: string;
  languages: string[];
  skills: string[];
  body_type: string;
  skin_tone: string;
  hair_color: string;
  eye_color: string;
  beard: string | null;
  height: number;
  weight: number;
  work: string;
  training: string;
  cover: 'turban' | 'hijab' | null;
  bindi: boolean;
  email: string;
  mobile: string;
  created_at: string;
  updated_at: string;
}

type Named = Pick<Person, 'first_name' | 'last_name'>;

export function fullName({ first_name, last_name }: Named): string {
  return `${first_name} ${last_name}`;
}

/** Returns the name as used in an email address or handle: plain letters and dots. */
export function handleOf(person: Named): string {
  return fullName(person)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z]+/g, '.');
}
