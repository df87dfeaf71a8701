import { sensitiveFields, talentFieldList } from '@kirdaar/contract/rules/talent-fields';
import type { FactVisibility } from '@kirdaar/contract/rules/vocabulary';
import { expect, test } from 'vitest';
import { type Fact, isTold, type Reading } from './profile-policy.ts';

const others = ['age', 'email', 'mobile', 'work_links', 'image', 'images', 'headshot_image', 'full_image'];
// The names above are facts, and so are all fields.
const facts = [...talentFieldList.map(([name]) => name), ...others, 'audition_video'] as Fact[];

function toldTo(reader: Reading['reader'], more: Partial<Reading> & { choose?: FactVisibility } = {}) {
  const { choose = 'on_application', ...rest } = more;
  // Every sensitive field is mapped.
  const chosen = Object.fromEntries(sensitiveFields.map((name) => [name, choose])) as Reading['chosen'];
  return facts.filter((fact) =>
    isTold(fact, { reader, hasContact: false, is_child: false, chosen, ...rest }),
  );
}

function without(told: string[], ...untold: readonly string[]) {
  return told.filter((fact) => !untold.includes(fact));
}

const card = [
  ...['gender', 'profileType', 'country', 'state', 'city', 'language', 'skills', 'body_type', 'hair_color'],
  ...['eye_color', 'beard', 'height', 'age', 'image', 'images', 'headshot_image', 'full_image'],
];
const contact = ['instagram_link', 'facebook_link', 'email', 'mobile'];
const forApplied = [
  ...['date_of_birth', 'current_location', 'distinctive_features', 'agency_name', 'manager_name'],
];
const adultFacts = [
  ...['hips', 'bust', 'cup_size', 'above_bust', 'under_bust', 'upper_thigh', 'lower_thigh'],
  ...['romantic_roles', 'lgbtq_friendly', 'body_double'],
];

test('H-16: anyone is told what lists and public pages show', () => {
  expect(toldTo('anyone').toSorted()).toEqual(card.toSorted());
  expect(toldTo('anyone', { hasContact: true, choose: 'discoverable' })).toEqual(toldTo('anyone'));
});

test('H-16: a house known by its documents is told of the work, and nothing that reaches the talent', () => {
  const untold = [...contact, ...forApplied, ...sensitiveFields];

  expect(toldTo('house', { hasContact: true })).toEqual(without(facts, ...untold));
});

test('H-16: a house that the talent applied to is told all, with its consent the contact too', () => {
  expect(toldTo('applied')).toEqual(without(facts, ...contact));
  expect(toldTo('applied', { hasContact: true })).toEqual(facts);
});

test('H-31: what nobody has to tell is told as the talent chooses', () => {
  expect(sensitiveFields).toEqual(
    expect.arrayContaining(['disabilities', 'skin_tone', 'lgbtq_friendly', 'weight']),
  );
  expect(toldTo('applied', { choose: 'private' })).toEqual(without(facts, ...contact, ...sensitiveFields));
  expect(toldTo('house', { choose: 'discoverable' })).toEqual(without(facts, ...contact, ...forApplied));
  expect(toldTo('self', { choose: 'private' })).toEqual(facts);
});

test('H-28: what is not asked of a child is told to nobody', () => {
  const is_child = true;

  expect(toldTo('self', { is_child })).toEqual(without(facts, ...adultFacts));
  expect(toldTo('applied', { is_child, hasContact: true })).toEqual(without(facts, ...adultFacts));
});

test('of a child, whoever it did not apply to is told no age, no place and nothing it chose to tell', () => {
  const childCard = without(
    card,
    'age',
    'city',
    'state',
    'images',
    'headshot_image',
    'full_image',
  ).toSorted();
  const asked = { is_child: true, hasContact: true, choose: 'discoverable' as const };

  expect(toldTo('anyone', asked).toSorted()).toEqual(childCard);
  expect(toldTo('house', asked).toSorted()).toEqual(childCard);
});
