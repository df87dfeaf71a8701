import { Copy, Printer } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '#ui/Button.tsx';
import { copyText } from '#ui/copy-text.ts';
import { sentence } from '#ui/sentence.ts';
import * as words from '#words/accounts/account-settings.ts';

export function RecoveryCodes({ codes, onSaved }: { codes: readonly string[]; onSaved: () => void }) {
  return (
    <div className="flex flex-col gap-5">
      <p>{sentence(words.codes_text((text) => <strong>{text}</strong>))}</p>
      <CodeList codes={codes} />
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          onClick={() => copyText(codes.join('\n'), words.codes_copied, words.copy_failed)}
        >
          <Copy aria-hidden className="size-4" />
          {words.codes_copy}
        </Button>
        <Button variant="secondary" onClick={() => window.print()}>
          <Printer aria-hidden className="size-4" />
          {words.codes_print}
        </Button>
        <Button onClick={onSaved}>{words.codes_saved}</Button>
      </div>
      <PrintedSheet>
        <h1 className="mb-4 text-2xl">{words.codes_printed(document.title)}</h1>
        <CodeList codes={codes} />
      </PrintedSheet>
    </div>
  );
}

function CodeList({ codes }: { codes: readonly string[] }) {
  return (
    <ol className="grid gap-x-8 gap-y-2 rounded-control bg-sunken px-5 py-4 font-mono text-lg sm:grid-cols-2">
      {codes.map((code) => (
        <li key={code}>{code}</li>
      ))}
    </ol>
  );
}

const hideRestInPrint = 'print:[&>:not([data-sheet])]:hidden';

/** Printed instead of the page while it is mounted. */
function PrintedSheet({ children }: { children: ReactNode }) {
  useEffect(() => {
    document.body.classList.add(hideRestInPrint);
    return () => document.body.classList.remove(hideRestInPrint);
  }, []);
  return createPortal(
    <div data-sheet className="hidden print:block">
      {children}
    </div>,
    document.body,
  );
}
