import type { PublicProfileSettings } from '@kirdaar/contract/talent/public-profile';
import { Link } from 'react-router';
import { accountOf } from '#account-paths.ts';
import { serverMessage } from '#api/server-message.ts';
import { useWrite } from '#api/use-write.ts';
import { publicProfileWrites } from '#features/talent/public-profile/public-profile-writes.ts';
import { paths } from '#paths.ts';
import { Notice } from '#ui/Notice.tsx';
import { Section } from '#ui/Section.tsx';
import { ShareLinks } from '#ui/ShareLinks.tsx';
import { sentence } from '#ui/sentence.ts';
import { showToast } from '#ui/toast-list.ts';
import { visibility_saved } from '#words/answers/talent.ts';
import * as profileWords from '#words/talent/profile.ts';
import * as words from '#words/talent/public-profile.ts';
import * as common from '#words/ui/common.ts';

export function VisibilitySettings({ settings }: { settings: PublicProfileSettings }) {
  const visibility = useWrite(publicProfileWrites, 'setVisibility', {
    onDone: () => showToast('success', visibility_saved),
    onFailed: (error) => showToast('failure', serverMessage(error, words.visibility_failed)),
  });
  const isOpen = settings.hidden_because !== 'no choice';
  const chosen = visibility.pending ?? (isOpen ? settings.visibility : undefined);

  return (
    <Section title={words.visibility_title} lead={settings.is_child ? undefined : words.visibility_lead}>
      <div className="flex flex-col gap-5">
        <Hidden because={settings.hidden_because} />
        <fieldset className="flex flex-col gap-2.5">
          <legend className="sr-only">{words.visibility_title}</legend>
          {choicesFor(settings).map(({ value, label, effect }) => (
            <label
              key={value}
              className="flex cursor-pointer items-start gap-3 rounded-control border border-line px-4 py-3 hover:bg-sunken has-checked:border-accent has-checked:bg-wash"
            >
              <input
                type="radio"
                name="visibility"
                checked={chosen === value}
                onChange={() => visibility.submit(value)}
                className="mt-1 size-4 shrink-0 accent-accent"
              />
              <span>
                <span className="block font-semibold">{label}</span>
                <span className="block text-muted text-sm">{effect}</span>
              </span>
            </label>
          ))}
        </fieldset>
        {settings.preview && !settings.is_child && chosen !== 'link' && (
          <div className="flex flex-col gap-3">
            <p className="wrap-anywhere text-sm">
              {sentence(
                words.own_page(
                  <a key="link" href={settings.address} className="text-accent underline underline-offset-4">
                    {settings.address.replace(/^https?:\/\//, '')}
                  </a>,
                ),
              )}
            </p>
            <ShareLinks url={settings.address} text={settings.preview.name} />
          </div>
        )}
      </div>
    </Section>
  );
}

const hiddenTexts = {
  'no proven email': { why: words.hidden_email, to: accountOf.talent, action: common.verify_email },
  'no birth date': {
    why: words.hidden_birth_date,
    to: paths.completeProfile,
    action: profileWords.start_profile,
  },
  'no guardian': { why: words.hidden_guardian, to: paths.guardian, action: words.hidden_guardian_action },
  'no choice': { why: words.hidden_choice, to: paths.privacy, action: words.hidden_choice_action },
} as const;

function Hidden({ because }: { because: PublicProfileSettings['hidden_because'] }) {
  if (!because) return null;
  const { why, to, action } = hiddenTexts[because];
  return (
    <Notice tone="failure">
      {why}{' '}
      <Link to={to} className="underline underline-offset-4">
        {action}
      </Link>
    </Notice>
  );
}

type Choice = Record<'label' | 'effect', string> & { value: PublicProfileSettings['visibility'] };

const adults: readonly Choice[] = [
  { value: 'public', label: words.everyone, effect: words.everyone_effect },
  { value: 'houses', label: words.houses, effect: words.houses_effect },
  { value: 'link', label: words.link_holders, effect: words.link_holders_effect },
];
const children: readonly Choice[] = [
  { value: 'public', label: words.child_lists, effect: words.child_lists_effect },
  { value: 'houses', label: words.child_houses, effect: words.child_houses_effect },
  { value: 'link', label: words.child_nobody, effect: words.child_nobody_effect },
];

export function choicesFor({ is_child }: PublicProfileSettings): readonly Choice[] {
  return is_child ? children : adults;
}
