import { Copy, MessageCircle } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { Button, buttonLook } from '#ui/Button.tsx';
import { copyText } from '#ui/copy-text.ts';
import * as common from '#words/ui/common.ts';
import * as words from '#words/ui/controls.ts';

interface ShareLinksProps {
  /** The full URL to share. */
  url: string;
  /** Text that is shared with it. */
  text: string;
}

const never = () => () => {};

/** Ways to share a page. Copying needs scripts and is offered once they run. */
export function ShareLinks({ url, text }: ShareLinksProps) {
  const alive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

  return (
    <div className="flex flex-wrap gap-2 print:hidden">
      <a
        href={`https://wa.me/?${new URLSearchParams({ text: `${text}\n${url}` })}`}
        target="_blank"
        rel="noopener noreferrer"
        className={buttonLook('secondary')}
      >
        <MessageCircle aria-hidden className="size-4" />
        {words.share_whatsapp}
      </a>
      {alive && (
        <Button
          Icon={Copy}
          variant="secondary"
          onClick={() => copyText(url, common.link_copied, common.copy_failed)}
        >
          {common.copy_link}
        </Button>
      )}
    </div>
  );
}
