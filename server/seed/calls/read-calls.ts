import { readFileSync } from 'node:fs';
import { skills } from '@kirdaar/contract/rules/talent-choices';
import { categories, genders } from '@kirdaar/contract/rules/vocabulary';
import { type CallText, projectTypes } from '#seed/calls/call-text.ts';

/**
 * Reads casting calls from a text file: for each one a line of facts, the pitch, the role, and for some these two and the
 * skills in Hindi; an empty line between them.
 */
export function readCalls(name: string): CallText[] {
  const text = readFileSync(new URL(`${name}.txt`, import.meta.url), 'utf8');
  return text.trim().split('\n\n').map(readCall);
}

function readCall(text: string): CallText {
  const [facts = '', pitch = '', about = '', ...hindi] = text.split('\n');
  const [type, role = '', gender, ages = '', category, city = '', languages = '', known = ''] = facts
    .split('|')
    .map((fact) => fact.trim());
  return {
    type: oneOf(projectTypes, type),
    role,
    gender: oneOf(genders, gender),
    ages,
    category: oneOf(categories, category),
    city,
    languages: languages.split(', '),
    skills: known === '' ? [] : known.split(', ').map((skill) => oneOf(skills, skill)),
    pitch,
    about,
    ...(hindi.length > 0 && { hindi: readHindi(hindi) }),
  };
}

function readHindi([pitch = '', about = '', skills = '']: string[]) {
  return { pitch, about, skills };
}

function oneOf<T extends string>(choices: readonly T[], value: string | undefined): T {
  const found = choices.find((choice) => choice === value);
  if (found === undefined) throw new Error(`A casting call of the demo world says ${value}.`);
  return found;
}
