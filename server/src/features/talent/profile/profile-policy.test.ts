import { publicFields, sensitiveFields, talentFieldList } from '@kirdaar/contract/rules/talent-fields';
import type { FactVisibility } from '@kirdaar/contract/rules/talent-vocabulary';
import { expect, test } from 'vitest';
import { type Access, type Fact, isVisible } from './profile-policy.ts';

const others = ['age', 'email', 'mobile', 'work_links', 'image', 'images', 'headshot_image', 'full_image'];
// The cast is safe: the names above and all fields are facts.
const facts = [...talentFieldList.map(([name]) => name), ...others, 'audition_video'] as Fact[];

function factsFor(reader: Access['reader'], more: Partial<Access> & { choose?: FactVisibility } = {}) {
  const { choose = 'on_application', ...rest } = more;
  // The cast is safe: every sensitive field is mapped.
  const chosen = Object.fromEntries(sensitiveFields.map((name) => [name, choose])) as Access['chosen'];
  return facts.filter((fact) =>
    isVisible(fact, { reader, hasContact: false, isVerifiedHouse: true, is_child: false, chosen, ...rest }),
  );
}

function without(facts: string[], ...hidden: readonly string[]) {
  return facts.filter((fact) => !hidden.includes(fact));
}

// The snapshot `profile.matrix.txt` has which fields are public.
const card = [...publicFields, 'age', 'image', 'images', 'headshot_image', 'full_image'];
const listFields: string[] = talentFieldList.flatMap(([name, { kind }]) => (kind === 'list' ? [name] : []));
const contact = ['instagram_link', 'facebook_link', 'email', 'mobile'];
const forApplied = [
  'date_of_birth',
  'current_location',
  'distinctive_features',
  'agency_name',
  'manager_name',
];
const adultFacts = [
  'hips',
  'bust',
  'cup_size',
  'above_bust',
  'under_bust',
  'upper_thigh',
  'lower_thigh',
  'romantic_roles',
  'lgbtq_friendly',
  'body_double',
  'driver_license',
  'two_wheeler',
  'four_wheeler',
];

test('shows everyone the facts of lists and public pages', () => {
  expect(factsFor('anyone').toSorted()).toEqual(card.toSorted());
  // The snapshot does not tell an empty list from a full one.
  expect(card.filter((fact) => listFields.includes(fact))).toEqual(['language', 'skills']);
  expect(factsFor('anyone', { hasContact: true, choose: 'discoverable' })).toEqual(factsFor('anyone'));
});

test('shows a document-verified house the work facts and no contact details', () => {
  const hidden = [...contact, ...forApplied, ...sensitiveFields];

  expect(factsFor('house', { hasContact: true })).toEqual(without(facts, ...hidden));
});

test('shows a house all facts of its applicant, contact details only with consent', () => {
  expect(factsFor('applied')).toEqual(without(facts, ...contact));
  expect(factsFor('applied', { hasContact: true })).toEqual(facts);
});

test('shows sensitive facts as the talent chooses', () => {
  expect(sensitiveFields).toEqual(
    expect.arrayContaining(['disabilities', 'skin_tone', 'lgbtq_friendly', 'weight']),
  );
  expect(factsFor('applied', { choose: 'private' })).toEqual(without(facts, ...contact, ...sensitiveFields));
  expect(factsFor('house', { choose: 'discoverable' })).toEqual(without(facts, ...contact, ...forApplied));
  expect(factsFor('self', { choose: 'private' })).toEqual(facts);
});

test('hides adult-only facts of a child from everyone', () => {
  const is_child = true;

  expect(factsFor('self', { is_child })).toEqual(without(facts, ...adultFacts));
  expect(factsFor('applied', { is_child, hasContact: true })).toEqual(without(facts, ...adultFacts));
});

test('hides age, location and chosen sensitive facts of a child from houses it did not apply to', () => {
  const childCard = without(
    card,
    'age',
    'city',
    'state',
    'images',
    'headshot_image',
    'full_image',
  ).toSorted();
  const access = { is_child: true, hasContact: true, choose: 'discoverable' as const };

  expect(factsFor('anyone', access).toSorted()).toEqual(childCard);
  expect(factsFor('house', access).toSorted()).toEqual(childCard);
});
