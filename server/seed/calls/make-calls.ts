import { mayCastChildren } from '@kirdaar/contract/rules/age-range';
import { bodyTypes } from '@kirdaar/contract/rules/talent-choices';
import type { Call } from '#seed/calls/call.ts';
import type { CallText } from '#seed/calls/call-text.ts';
import { customs } from '#seed/calls/customs.ts';
import { readCalls } from '#seed/calls/read-calls.ts';
import { type End, scheduleOf } from '#seed/calls/schedule.ts';
import type { MadeHouse } from '#seed/make-houses.ts';
import type { Random } from '#seed/random.ts';

const texts = [
  'feature-films',
  'web-series',
  'television-and-theatre',
  'advertisements',
  'music-and-voice',
  'short-films',
].flatMap(readCalls);
const PAST_DEADLINE = 12;
const CLOSED_BY_HOUSE = 8;

/** Generates the casting calls of the demo world. The first one is open and belongs to the first house. */
export function makeCalls(random: Random, houses: MadeHouse[], now: Date): Call[] {
  const order = random.shuffle(texts.map((_, index) => index).slice(1));
  const ends = new Map<number, End>();
  for (const index of order.slice(0, PAST_DEADLINE)) ends.set(index, 'past deadline');
  for (const index of order.slice(PAST_DEADLINE, PAST_DEADLINE + CLOSED_BY_HOUSE)) {
    ends.set(index, 'closed by house');
  }
  return texts.map((text, index) =>
    makeCall(random, text, houseFor(random, houses, text, index), ends.get(index) ?? 'open', now),
  );
}

/**
 * Assigns every fifth suitable casting call to the first house, so that the demo account has plenty of data.
 */
function houseFor(random: Random, houses: MadeHouse[], text: CallText, index: number) {
  const [first, ...others] = houses.filter(({ makes }) => makes.includes(text.type));
  if (first === houses[0] && index % 5 !== 0) return random.pick(others);
  return first ?? random.pick(others);
}

function makeCall(random: Random, text: CallText, house: MadeHouse, end: End, now: Date): Call {
  const { days, applied } = scheduleOf(random, end, now);
  const custom = customs[text.type];
  const id = random.uuid();
  const row = {
    id,
    // Of its own, under the same id.
    project_id: id,
    production_house_id: house.id,
    status: end === 'closed by house' ? ('closed' as const) : ('open' as const),
    project_type: text.type,
    project_description: text.pitch,
    language_required: text.languages.join(', '),
    role_details: text.role,
    role_type: random.pick(['Primary', 'Primary', 'Secondary', 'Tertiary'] as const),
    gender: text.gender,
    category: text.category,
    age_range: text.ages,
    height: heightOf(random, text),
    body_type: random.pick(['Any', 'Any', 'Average', ...bodyTypes.slice(0, 3), 'Athletic']),
    skills_needed: text.skills.join(', ') || 'No special skills',
    role_description: text.about,
    phone_number: house.mobile,
    email: house.email,
    city_location: text.city,
    audition_type: random.pick(custom.auditions),
    shoot_duration: random.pick(custom.durations),
    availability_required: random.pick(custom.availability),
    compensation: random.pick(custom.compensation),
    ...(text.hindi && {
      project_description_hi: text.hindi.pitch,
      role_description_hi: text.hindi.about,
      skills_needed_hi: text.hindi.skills,
    }),
    ...days,
    ...(mayCastChildren(text.ages) && childTerms(random, text)),
  };
  return { row, text, end, ages: agesOf(text.ages), applied };
}

function childTerms(random: Random, { city }: CallText) {
  return {
    child_permit_no: `${city.slice(0, 2).toUpperCase()}/CL/${random.whole(1000, 9999)}`,
    child_daily_hours: random.pick([3, 4, 5]),
    child_stretch_hours: random.pick([1.5, 2, 3]),
    child_responsible: random.pick(['Leela Nair', 'Rohan Deshpande', 'Zoya Siddiqui', 'Harpreet Gill']),
  };
}

function heightOf(random: Random, { type, gender, category }: CallText): string {
  if (type === 'Voice Over' || category === 'KIDS' || category === 'Talent Agencies') return 'No bar';
  if (type === 'Fashion Show') return gender === 'Male' ? '178 cm or more' : '165 cm or more';
  return random.pick(
    gender === 'Male'
      ? ['No bar', '165 cm or more', '170 cm or more', '5 ft 6 in to 6 ft']
      : ['No bar', '152 cm or more', '158 cm or more', '5 ft 1 in to 5 ft 7 in'],
  );
}

function agesOf(range: string) {
  const [from = 0, to = from] = (range.match(/\d+/g) ?? []).map(Number);
  return { from, to: range.endsWith('+') ? 120 : to };
}
