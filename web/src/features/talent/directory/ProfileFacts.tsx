import type { PublicProfile } from '@kirdaar/contract/talent/directory';
import { Chips } from '#ui/Chips.tsx';
import { labelOf } from '#ui/label-of.ts';
import { category_names, gender_names } from '#words/rules/people.ts';
import { spoken_languages, talent_choices } from '#words/rules/talent.ts';
import * as words from '#words/talent/directory.ts';
import * as common from '#words/ui/common.ts';

/** Facts of the public profile. Facts that are not public are left out. */
export function ProfileFacts({ profile }: { profile: PublicProfile }) {
  // A city may have the same name as its state.
  const places = new Set([profile.city, profile.state, profile.country].filter(Boolean));
  const facts = [
    [common.category, profile.profileType && labelOf(category_names, profile.profileType)],
    [common.age, profile.age ?? profile.age_band],
    [common.gender, profile.gender && labelOf(gender_names, profile.gender)],
    [common.location, [...places].join(', ')],
    [common.height, profile.height],
    [words.fact_body, choice('body_type', profile.body_type)],
    [common.hair, choice('hair_color', profile.hair_color)],
    [common.eyes, choice('eye_color', profile.eye_color)],
    [common.beard, choice('beard', profile.beard)],
  ].filter(([, value]) => value);
  return (
    <>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-5 border-line border-y py-6 md:grid-cols-3 print:grid-cols-2">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt className="text-muted text-sm">{label}</dt>
            <dd className="wrap-anywhere font-display text-xl">{value}</dd>
          </div>
        ))}
      </dl>
      <Named
        title={common.skills}
        texts={profile.skills.map((skill) => labelOf(talent_choices.skills, skill))}
        empty={common.no_skills}
      />
      {profile.languages.length > 0 && (
        <Named
          title={common.languages}
          texts={profile.languages.map((language) => labelOf(spoken_languages, language))}
        />
      )}
    </>
  );
}

function Named({ title, texts, empty }: { title: string; texts: readonly string[]; empty?: string }) {
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-2xl">{title}</h2>
      {texts.length > 0 ? <Chips label={title} texts={texts} /> : <p className="text-muted">{empty}</p>}
    </section>
  );
}

/** Returns what people read for a choice, in sentence case, because some vocabularies are in capitals. */
function choice(field: keyof typeof talent_choices, value: string | null): string | null {
  const text = value && labelOf(talent_choices[field], value);
  return text && text.slice(0, 1) + text.slice(1).toLowerCase();
}
