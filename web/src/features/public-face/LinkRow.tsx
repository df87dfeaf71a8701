import { useState } from 'react';
import { serverMessage } from '#api/server-message.ts';
import { standsNow } from '#features/public-face/stands-now.ts';
import { ConfirmButton } from '#ui/ConfirmButton.tsx';
import { ShareLinks } from '#ui/ShareLinks.tsx';
import { showToast } from '#ui/toast-list.ts';

interface LinkRowProps {
  link: Parameters<typeof standsNow>[0] & { label: string; address: string | null };
  /** What is told of it, under whom it is for. */
  facts: string;
  /** What is sent along with the address. */
  text: string;
  end: () => Promise<unknown>;
  onEnded: () => void | Promise<void>;
}

/** A link that ends: for whom it is, what is told of it, and what can be done with it while it works. */
export function LinkRow({ link, facts, text, end, onEnded }: LinkRowProps) {
  const { label, address } = link;
  const [busy, setBusy] = useState(false);

  async function endNow() {
    setBusy(true);
    try {
      await end();
      showToast('success', 'The link has ended.');
      await onEnded();
    } catch (error) {
      showToast('failure', serverMessage(error, 'The link could not be ended. Please try again.'));
    } finally {
      setBusy(false);
    }
  }

  return (
    <li className="flex flex-col gap-3 py-4">
      <div>
        <p className="wrap-anywhere font-semibold">{label}</p>
        <p className="text-muted text-sm">{facts}</p>
      </div>
      {standsNow(link) && (
        <div className="flex flex-wrap gap-2">
          {address ? (
            <ShareLinks address={address} text={text} />
          ) : (
            <p className="text-muted text-sm">It works where you sent it, but cannot be copied any more.</p>
          )}
          <ConfirmButton
            question={`End the link “${label}”?`}
            confirm="Yes, end it"
            label={`End link: ${label}`}
            busy={busy}
            onConfirm={endNow}
          >
            End link
          </ConfirmButton>
        </div>
      )}
    </li>
  );
}

/** How often a link was opened. */
export function openedText(opened: number): string {
  if (opened === 0) return 'not opened yet';
  return opened === 1 ? 'opened once' : `opened ${opened} times`;
}
