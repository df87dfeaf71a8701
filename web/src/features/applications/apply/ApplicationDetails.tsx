import type { ShownDetails as Details } from '@kirdaar/contract/applications/applications';
import type { ReactNode } from 'react';
import { labelOf as labelOfField } from '#features/applications/apply/apply-fields.ts';
import { longDay } from '#ui/day-text.ts';
import { Facts } from '#ui/Facts.tsx';
import { type Labels, labelOf } from '#ui/label-of.ts';
import * as words from '#words/applications/review.ts';
import { apply_gender_names } from '#words/rules/people.ts';
import { talent_choices } from '#words/rules/talent.ts';
import * as common from '#words/ui/common.ts';

type Name = keyof Details;

const groups: readonly { title: string; names: readonly Name[] }[] = [
  { title: words.form_person, names: ['fullName', 'dob', 'gender', 'location', 'email', 'phone'] },
  {
    title: words.form_appearance,
    names: ['height', 'weight', 'bodyType', 'skinTone', 'hairColor', 'eyeColor'],
  },
  {
    title: common.experience,
    names: ['actingExperience', 'keySkills', 'previousWork', 'courses', 'portfolioLink', 'instagramLink'],
  },
];

/** What people read for the answers that are chosen. */
const labelsOf: Readonly<Partial<Record<Name, Labels>>> = {
  gender: apply_gender_names,
  bodyType: talent_choices.body_type,
  skinTone: talent_choices.skin_tone,
  hairColor: talent_choices.hair_color,
  eyeColor: talent_choices.eye_color,
};

interface ApplicationDetailsProps {
  details: Details;
  open: boolean;
}

export function ApplicationDetails({ details, open }: ApplicationDetailsProps) {
  const filled = groups
    .map(({ title, names }) => ({ title, names: names.filter((name) => details[name]) }))
    .filter(({ names }) => names.length > 0);
  if (filled.length === 0) return null;
  return (
    <details open={open} className="border-line border-t pt-4">
      <summary className="min-h-11 w-fit content-center font-semibold">{words.received_form}</summary>
      <div className="mt-3 grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
        {filled.map(({ title, names }) => (
          <section key={title} className="min-w-0">
            <h3 className="mb-3 text-xl">{title}</h3>
            <Facts facts={names.map((name) => [labelOfField(name), shownAs(name, details[name] ?? '')])} />
          </section>
        ))}
      </div>
    </details>
  );
}

function shownAs(name: Name, answer: string): ReactNode {
  if (name === 'dob' && /^\d{4}-\d{2}-\d{2}$/.test(answer)) return longDay(answer);
  const address = addressOf(name, answer);
  if (!address) return <span className="whitespace-pre-line">{labelOf(labelsOf[name] ?? {}, answer)}</span>;
  return (
    <a
      href={address}
      target="_blank"
      rel="noopener noreferrer nofollow"
      className="text-accent underline-offset-4 hover:underline"
    >
      {answer}
    </a>
  );
}

/** Returns the link target of an answer. A talent may type anything as a link, so only web URLs are linked. */
function addressOf(name: Name, answer: string): string | undefined {
  if (name === 'email') return `mailto:${answer}`;
  if (name === 'phone') return `tel:${answer.replace(/[^\d+]/g, '')}`;
  if (name !== 'portfolioLink' && name !== 'instagramLink') return undefined;
  return /^https?:\/\/\S+$/i.test(answer) ? answer : undefined;
}
