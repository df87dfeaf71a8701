import type { ProfileLink } from '@kirdaar/contract/talent/public-profile';
import { ConfirmButton } from '#ui/ConfirmButton.tsx';
import { ShareLinks } from '#ui/ShareLinks.tsx';
import * as words from '#words/talent/public-profile.ts';
import * as common from '#words/ui/common.ts';

interface LinkRowProps {
  link: Parameters<typeof isActiveLink>[0] & { label: string; address: string | null };
  facts: string;
  text: string;
  busy: boolean;
  onEnd: () => void;
}

/** A link with an expiry date: its label, its details and its actions while it is valid. */
export function LinkRow({ link, facts, text, busy, onEnd }: LinkRowProps) {
  const { label, address } = link;
  return (
    <li className="flex flex-col gap-3 py-4">
      <div>
        <p className="wrap-anywhere font-semibold">{label}</p>
        <p className="text-muted text-sm">{facts}</p>
      </div>
      {isActiveLink(link) && (
        <div className="flex flex-wrap gap-2">
          {address ? (
            <ShareLinks url={address} text={text} />
          ) : (
            <p className="text-muted text-sm">{words.link_not_copyable}</p>
          )}
          <ConfirmButton
            question={words.link_end_question(label)}
            confirm={words.link_end_confirm}
            label={words.link_end_of(label)}
            busy={busy}
            onConfirm={onEnd}
          >
            {common.end_link}
          </ConfirmButton>
        </div>
      )}
    </li>
  );
}

export function openedText(opened: number): string {
  if (opened === 0) return words.link_not_opened;
  return words.link_opened(opened);
}

export function isActiveLink({
  revoked_at,
  expires_at,
}: Pick<ProfileLink, 'revoked_at' | 'expires_at'>): boolean {
  return revoked_at === null && Date.parse(expires_at) > Date.now();
}
