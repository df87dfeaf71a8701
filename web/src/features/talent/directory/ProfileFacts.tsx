import type { PublicProfile } from '@kirdaar/contract/talent/directory';
import { Chips } from '#ui/Chips.tsx';

/** Facts of the public profile. Facts that are not public are left out. */
export function ProfileFacts({ profile }: { profile: PublicProfile }) {
  // A city may have the same name as its state.
  const places = new Set([profile.city, profile.state, profile.country].filter(Boolean));
  const facts = [
    ['Category', profile.profileType],
    ['Age', profile.age ?? profile.age_band],
    ['Gender', profile.gender],
    ['Location', [...places].join(', ')],
    ['Height', profile.height],
    ['Body', sentence(profile.body_type)],
    ['Hair', sentence(profile.hair_color)],
    ['Eyes', sentence(profile.eye_color)],
    ['Beard', sentence(profile.beard)],
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

/** Changes text in capitals to sentence case, because some vocabularies are in capitals. */
function sentence(words: string | null): string | null {
  return words && words.slice(0, 1) + words.slice(1).toLowerCase();
}
