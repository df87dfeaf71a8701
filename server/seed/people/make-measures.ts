import type { TalentFieldName } from '@kirdaar/contract/rules/talent-fields';
import type { Person } from '#seed/people/person.ts';
import type { Random } from '#seed/random.ts';

type Measures = Partial<Record<TalentFieldName, string>>;

/** Makes clothing and shoe sizes that match a person's height and weight. */
export function makeMeasures(random: Random, { age, gender, height, weight }: Person): Measures {
  const waist = Math.round((weight / height) * 82 + random.whole(-1, 1));
  const chest = waist + random.whole(5, 8);
  const measures: Measures = {
    height: `${height} cm`,
    weight: `${weight} kg`,
    waist: inches(waist),
    shoe_size: String(Math.max(1, Math.round(height / 10) - 8)),
    shoulder: inches(height * 0.1),
    sleeve_length: inches(height * 0.14),
    arm_hole: inches(height * 0.1),
    trouser_length: inches(height * 0.235),
    inseam_length: inches(height * 0.175),
  };
  if (age < 18) return measures;
  const hips = waist + random.whole(8, 10);
  if (gender === 'Male') {
    const collar = inches(height * 0.088);
    return {
      ...measures,
      collar,
      biceps: inches(chest * 0.35),
      fork: inches(height * 0.06),
      measurement: sizes(chest, waist, hips),
    };
  }
  return {
    ...measures,
    measurement: sizes(chest, waist, hips),
    bust: inches(chest),
    under_bust: inches(chest - 4),
    above_bust: inches(chest - 1),
    cup_size: random.pick(['A', 'B', 'B', 'C']),
    hips: inches(hips),
    upper_thigh: inches(hips * 0.58),
    lower_thigh: inches(hips * 0.45),
    till_elbow: inches(height * 0.07),
  };
}

function inches(length: number): string {
  return `${Math.round(length)} in`;
}

function sizes(...lengths: number[]): string {
  return lengths.join('-');
}
