import { Copy, MessageCircle } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { Button, buttonLook } from '#ui/Button.tsx';
import { showToast } from '#ui/toast-list.ts';

interface ShareLinksProps {
  /** The whole address to pass on. */
  address: string;
  /** What is said with it. */
  text: string;
}

const never = () => () => {};

/** Ways to pass a page on. Copying needs scripts, and is offered once they run. */
export function ShareLinks({ address, text }: ShareLinksProps) {
  const alive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

  async function copy() {
    try {
      await navigator.clipboard.writeText(address);
      showToast('success', 'Link copied');
    } catch {
      showToast('failure', 'The link could not be copied.');
    }
  }

  return (
    <div className="flex flex-wrap gap-2 print:hidden">
      <a
        href={`https://wa.me/?${new URLSearchParams({ text: `${text}\n${address}` })}`}
        target="_blank"
        rel="noopener noreferrer"
        className={buttonLook('secondary')}
      >
        <MessageCircle aria-hidden className="size-4" />
        Share on WhatsApp
      </a>
      {alive && (
        <Button look="secondary" onClick={copy}>
          <Copy aria-hidden className="size-4" />
          Copy link
        </Button>
      )}
    </div>
  );
}
