import { expect, test } from 'vitest';
import * as choices from '#rules/talent-choices.ts';
import { applyGenders } from '#rules/talent-vocabulary.ts';
import * as vocabulary from '#rules/vocabulary.ts';

/* The closed lists of the specification in its spelling; talent may be offered further choices. */

const lists: [field: string, list: readonly string[], values: string][] = [
  ['Gender of the apply form', applyGenders, 'Male, Female, Non-binary'],
  ['gender', vocabulary.genders, 'Male, Female, Other'],
  ['role_type', vocabulary.roleTypes, 'Primary, Secondary, Tertiary'],
  ['audition_type', vocabulary.auditionTypes, 'Online, Offline, Self-tape'],
  ['availability_required', vocabulary.jobAvailabilities, 'Full-time, Part-time, Flexible'],
  ['compensation choices', vocabulary.compensations, 'Paid, Unpaid, Profit Share, Other'],
  [
    'profileType and availability categories',
    vocabulary.categories,
    'All, ACTORS & ACTRESS, FASHION MODELS, KIDS, INFLUENCERS, VOICE OVER, DANCERS, Freelance Foreigners, Talent Agencies, Theater Artist',
  ],
  ['Production work type', vocabulary.workTypes, 'Film Production, TV Production, Advertisement, Other'],
  ['Filter gender', vocabulary.genders, 'Male, Female, Other'],
];

const choiceLists: typeof lists = [
  [
    'skills',
    choices.skills,
    'Dance Styles, Indian dance form, Singing Ability, Vocal Range, indian/classical singing, Musical Instruments, Combat Training, Stunt Skills, Swimming Ability, Horse Riding, Driving Skills, Sports Skills, Acrobatics/Gymnastics, Voice Acting, yoga, PODCASTING/ ANCHORING, TELEPROMPTER',
  ],
  [
    'availabilities',
    choices.availabilities,
    'Full-Time availabilities, Part-Time availabilities, Available for International Projects, Available for Long-Term Projects, Available for Short Films, Available for Advertisements, Available for Music Videos, Available for Web Series, Available for Voice-over Work, Available for Live Events',
  ],
  ['body_type', choices.bodyTypes, 'Slim, Healthy, Average, Chubby, Short Height, Athletic, Plus Size'],
  ['skin_tone', choices.skinTones, 'VITILIGO, WHEATISH, DUSKY, FAIR'],
  ['hair_length', choices.hairLengths, 'SMALL, Medium, Long, MILATRY CUT, CURLY, FUNKY'],
  [
    'tattoo/piercing',
    choices.tattoosAndPiercings,
    'Yes, No, HIDDEN, TEMPORARY, PERMANENT, MENTION VISIBLE BODY PART, QWERKY PIERCINGS, EYEBROW, SEPTUM',
  ],
  ['eye_color', choices.offeredEyeColors, 'BLACK, BROWN, ANY OTHER'],
  ['hair_color', choices.offeredHairColors, 'BLACK, BROWN, FUNKY, ANY OTHER'],
  [
    'disabilities',
    choices.disabilities,
    'DEAF, DUMB, DOWN SYNDROME, BLIND, CLEFT PALATE, LOCOMOTOR DISABILITY, ANY OTHER',
  ],
  [
    'beard',
    choices.offeredBeards,
    'CLEAN SHAVE, STUBBLE, NORMAL, LONG, BLACK, WHITE, SALT & PEPPER, COLOURED BEARD, ANY OTHER',
  ],
  ['Filter hair', choices.filterHairColors, 'Black, Golden, Silver, Copper, Bronze, Blue, Wood Finish'],
  ['Filter body', choices.filterBodyTypes, 'Slim, Average, Healthy, Chubby, Short Height, Athletic'],
  ['Filter beard', choices.filterBeards, 'None, Short, Medium, Long, Styled'],
  ['Filter eye', choices.filterEyeColors, 'Black, Brown, Blue, Green, Hazel, Grey'],
];

test.each(lists)('has the values of the specification for %s', (_, list, values) => {
  expect(list.join(', ')).toBe(values);
});

test.each(choiceLists)('offers the choices of the specification for %s', (_, list, values) => {
  const wanted = values.split(', ');

  expect(list.filter((value) => wanted.includes(value))).toEqual(wanted);
});
