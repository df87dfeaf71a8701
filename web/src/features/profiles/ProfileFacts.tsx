import type { PublicProfile } from '@kirdaar/contract/profiles';
import { Chips } from '#ui/Chips.tsx';

/** What a talent lets everyone know; what is not told is left out. */
export function ProfileFacts({ profile }: { profile: PublicProfile }) {
  const place = [profile.city, profile.state, profile.country].filter(Boolean).join(', ');
  const facts = [
    ['Age', profile.age ?? profile.age_band],
    ['Gender', profile.gender],
    ['Location', place],
    ['Height', profile.height],
    ['Body', profile.body_type],
    ['Hair', profile.hair_color],
    ['Eyes', profile.eye_color],
    ['Beard', profile.beard],
  ].filter(([, value]) => value);
  return (
    <>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-5 border-line border-y py-6 md:grid-cols-3">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt className="text-muted text-sm">{label}</dt>
            <dd className="wrap-anywhere font-display text-xl">{value}</dd>
          </div>
        ))}
      </dl>
      <Named title="Skills" texts={profile.skills} empty="No skills info" />
      {profile.languages.length > 0 && <Named title="Languages" texts={profile.languages} />}
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
