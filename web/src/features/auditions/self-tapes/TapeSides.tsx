import { FileText } from 'lucide-react';
import { useWrite } from '#api/use-write.ts';
import { type OwnTape, selfTapeWrites } from '#features/auditions/self-tapes/self-tapes.ts';
import { resultToasts } from '#features/houses/team/result-toasts.ts';
import { Button } from '#ui/Button.tsx';
import * as words from '#words/auditions/own-tapes.ts';
import * as common from '#words/ui/common.ts';

/** The sides, once the talent has confirmed to keep them private. */
export function TapeSides({ tape: { id, request, confirmed_at } }: { tape: OwnTape }) {
  const confirm = useWrite(selfTapeWrites, 'confirmTape', resultToasts(common.answer_failed));
  if (!confirmed_at) {
    return (
      <div className="flex flex-col items-start gap-3">
        <p className="max-w-prose">{words.sides_private}</p>
        <Button disabled={confirm.busy} onClick={() => confirm.submit(id)}>
          {words.sides_confirm}
        </Button>
      </div>
    );
  }
  const { sides_url, sides_text } = request;
  return (
    <div className="flex flex-col gap-3">
      {sides_url && (
        <a
          href={sides_url}
          target="_blank"
          rel="noopener"
          className="flex min-h-11 items-center gap-2 self-start font-semibold text-accent underline underline-offset-4"
        >
          <FileText aria-hidden className="size-5" />
          {words.sides_open}
        </a>
      )}
      {sides_text && (
        <details>
          <summary className="min-h-11 cursor-pointer py-2.5 font-semibold text-accent">
            {words.sides_read}
          </summary>
          <p className="wrap-anywhere max-w-prose whitespace-pre-line rounded-control bg-sunken p-4">
            {sides_text}
          </p>
        </details>
      )}
    </div>
  );
}
