import { expect, test } from 'vitest';
import * as talentChoices from '#rules/talent-choices.ts';
import * as vocabulary from '#rules/vocabulary.ts';

/** The closed lists of the specification, by the name of the field, in its order and spelling. */
const lists: [field: string, values: string][] = [
  ['Gender of the apply form', 'Male, Female, Non-binary'],
  ['gender', 'Male, Female, Other'],
  ['role_type', 'Primary, Secondary, Tertiary'],
  ['audition_type', 'Online, Offline, Self-tape'],
  ['availability_required', 'Full-time, Part-time, Flexible'],
  ['compensation choices', 'Paid, Unpaid, Profit Share, Other'],
  [
    'profileType and availability categories',
    'All, ACTORS & ACTRESS, FASHION MODELS, KIDS, INFLUENCERS, VOICE OVER, DANCERS, Freelance Foreigners, Talent Agencies, Theater Artist',
  ],
  [
    'skills',
    'Dance Styles, Indian dance form, Singing Ability, Vocal Range, indian/classical singing, Musical Instruments, Combat Training, Stunt Skills, Swimming Ability, Horse Riding, Driving Skills, Sports Skills, Acrobatics/Gymnastics, Voice Acting, yoga, PODCASTING/ ANCHORING, TELEPROMPTER',
  ],
  [
    'availabilities',
    'Full-Time availabilities, Part-Time availabilities, Available for International Projects, Available for Long-Term Projects, Available for Short Films, Available for Advertisements, Available for Music Videos, Available for Web Series, Available for Voice-over Work, Available for Live Events',
  ],
  ['body_type', 'Slim, Healthy, Average, Chubby, Short Height, Athletic, Plus Size'],
  ['skin_tone', 'VITILIGO, WHEATISH, DUSKY, FAIR'],
  ['hair_length', 'SMALL, Medium, Long, MILATRY CUT, CURLY, FUNKY'],
  [
    'tattoo/piercing',
    'Yes, No, HIDDEN, TEMPORARY, PERMANENT, MENTION VISIBLE BODY PART, QWERKY PIERCINGS, EYEBROW, SEPTUM',
  ],
  ['eye_color', 'BLACK, BROWN, ANY OTHER'],
  ['hair_color', 'BLACK, BROWN, FUNKY, ANY OTHER'],
  ['disabilities', 'DEAF, DUMB, DOWN SYNDROME, BLIND, CLEFT PALATE, LOCOMOTOR DISABILITY, ANY OTHER'],
  ['beard', 'CLEAN SHAVE, NORMAL, LONG, BLACK, WHITE, SALT & PEPPER, STUBBLE, COLOURED BEARD, ANY OTHER'],
  ['Production work type', 'Film Production, TV Production, Advertisement, Other'],
  ['Filter gender', 'Male, Female, Other'],
  ['Filter hair', 'Black, Golden, Silver, Copper, Bronze, Blue, Wood Finish'],
  ['Filter body', 'Slim, Average, Healthy, Chubby, Short Height, Athletic'],
  ['Filter beard', 'None, Short, Medium, Long, Styled'],
  ['Filter eye', 'Black, Brown, Blue, Green, Hazel, Grey'],
];

test.each(lists)('has the values of the specification for %s', (_, values) => {
  const known = Object.values({ ...talentChoices, ...vocabulary }).flatMap((list) =>
    Array.isArray(list) ? [list.join(', ')] : [],
  );

  expect(known).toContain(values);
});
