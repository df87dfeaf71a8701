import type { TalentProfile } from '@kirdaar/contract/talent/profile';
import { bodySections } from '#features/talent/profile/body-questions.ts';
import type { ProfileField } from '#features/talent/profile/profile-field.ts';
import { workSections } from '#features/talent/profile/work-questions.ts';
import { Chips } from '#ui/Chips.tsx';
import { labelOf } from '#ui/label-of.ts';
import * as words from '#words/talent/directory.ts';

const onCard = new Set(['body_type', 'hair_color', 'eye_color', 'beard', 'height']);

/** Form headings that address the talent, reworded for other users. */
const headings = {
  driving: words.house_drives,
  roles: words.house_roles,
  agents: words.house_agent,
} as const;

const sections = [...bodySections, ...workSections(null)].map(({ title, topic, fields }) => ({
  title: topic ? headings[topic] : title,
  fields: fields.filter(({ name }) => !onCard.has(name)),
}));

/** What a talent shows to this house beyond the public profile, under the headings of the profile form. */
export function HouseFacts({ profile }: { profile: TalentProfile }) {
  const told = sections
    .map(({ title, fields }) => ({ title, ...answersIn(profile, fields) }))
    .filter(({ facts, ticked }) => facts.length > 0 || ticked.length > 0);
  return told.map(({ title, facts, ticked }) => (
    <section key={title} className="break-inside-avoid">
      <h2 className="mb-4 break-after-avoid text-2xl">{title}</h2>
      {facts.length > 0 && (
        <dl className="mb-4 grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-3 lg:grid-cols-4">
          {facts.map(({ label, value, wide }) => (
            <div key={label} className={wide ? 'col-span-full' : undefined}>
              <dt className="text-muted text-sm">{label}</dt>
              <dd className="wrap-anywhere whitespace-pre-line font-medium">
                <FactValue value={value} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {ticked.length > 0 && <Chips label={title} texts={ticked} />}
    </section>
  ));
}

function FactValue({ value }: { value: string }) {
  if (!value.startsWith('https://')) return value;
  return (
    <a
      href={value}
      target="_blank"
      rel="noopener noreferrer"
      className="text-accent underline underline-offset-4"
    >
      {value.replace('https://', '')}
    </a>
  );
}

function answersIn(profile: TalentProfile, fields: readonly ProfileField[]) {
  const answers = new Map<string, unknown>(Object.entries(profile));
  const facts = fields.flatMap(({ name, label, wide, labels = {} }) => {
    const value = answers.get(name);
    if (typeof value !== 'string' || value === '') return [];
    return [{ label, value: labelOf(labels, value), wide }];
  });
  const ticked = fields.filter(({ name }) => answers.get(name) === true).map(({ label }) => label);
  return { facts, ticked };
}
