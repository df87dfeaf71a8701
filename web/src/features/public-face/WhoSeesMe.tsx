import type { PublicFace } from '@kirdaar/contract/public-face';
import { useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { call } from '#api/call.ts';
import { serverMessage } from '#api/server-message.ts';
import { choicesFor } from '#features/public-face/who-sees.ts';
import { paths } from '#paths.ts';
import { Notice } from '#ui/Notice.tsx';
import { Section } from '#ui/Section.tsx';
import { ShareLinks } from '#ui/ShareLinks.tsx';
import { showToast } from '#ui/toast-list.ts';

/** The choice of who sees one's page; it holds as soon as it is made. */
export function WhoSeesMe({ face }: { face: PublicFace }) {
  const { revalidate } = useRevalidator();
  const [chosen, setChosen] = useState(face.visibility);

  async function choose(visibility: PublicFace['visibility']) {
    setChosen(visibility);
    try {
      await call('PUT /api/user/public-face', { body: { visibility } });
      showToast('success', 'Saved.');
      await revalidate();
    } catch (error) {
      setChosen(face.visibility);
      showToast('failure', serverMessage(error, 'Your choice could not be saved. Please try again.'));
    }
  }

  return (
    <Section
      title="Who sees me"
      lead={face.is_child ? undefined : 'Your number and email are never on the page: houses reach you here.'}
    >
      <div className="flex flex-col gap-5">
        <Hidden because={face.hidden_because} />
        <fieldset className="flex flex-col gap-2.5">
          <legend className="sr-only">Who sees me</legend>
          {choicesFor(face).map(({ visibility, label, means }) => (
            <label
              key={visibility}
              className="flex cursor-pointer items-start gap-3 rounded-control border border-line px-4 py-3 hover:bg-sunken has-checked:border-accent has-checked:bg-wash"
            >
              <input
                type="radio"
                name="visibility"
                checked={chosen === visibility}
                onChange={() => choose(visibility)}
                className="mt-1 size-4 shrink-0 accent-accent"
              />
              <span>
                <span className="block font-semibold">{label}</span>
                <span className="block text-muted text-sm">{means}</span>
              </span>
            </label>
          ))}
        </fieldset>
        {face.preview && !face.is_child && chosen !== 'link' && (
          <div className="flex flex-col gap-3">
            <p className="wrap-anywhere text-sm">
              Your page:{' '}
              <a href={face.address} className="text-accent underline underline-offset-4">
                {face.address.replace(/^https?:\/\//, '')}
              </a>
            </p>
            <ShareLinks address={face.address} text={face.preview.name} />
          </div>
        )}
      </div>
    </Section>
  );
}

function Hidden({ because }: { because: PublicFace['hidden_because'] }) {
  if (!because) return null;
  const toProfile = because === 'no birth date';
  return (
    <Notice tone="failure">
      {toProfile
        ? 'Nobody sees your page yet: your date of birth is missing. '
        : 'Nobody sees this page yet: a parent or guardian has to agree first. '}
      <Link to={toProfile ? paths.completeProfile : paths.guardian} className="underline underline-offset-4">
        {toProfile ? 'Complete the profile' : 'To the consent'}
      </Link>
    </Notice>
  );
}
