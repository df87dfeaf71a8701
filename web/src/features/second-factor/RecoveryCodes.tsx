import { Copy, Printer } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { createPortal } from 'react-dom';
import { copyText } from '#features/second-factor/copy-text.ts';
import { Button } from '#ui/Button.tsx';

/** The recovery codes, the only time they are shown. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  return (
    <div className="flex flex-col gap-5">
      <p>
        <strong>Keep these recovery codes.</strong> Each logs you in once when your phone is not at hand. We
        cannot show them again.
      </p>
      <CodeList codes={codes} />
      <div className="flex flex-wrap gap-2">
        <Button look="secondary" onClick={() => copyText(codes.join('\n'), 'Codes copied')}>
          <Copy aria-hidden className="size-4" />
          Copy codes
        </Button>
        <Button look="secondary" onClick={() => window.print()}>
          <Printer aria-hidden className="size-4" />
          Print codes
        </Button>
        <Button onClick={onKept}>I have kept them</Button>
      </div>
      <PrintedSheet>
        <h1 className="mb-4 text-2xl">{document.title}: recovery codes</h1>
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

const restStaysOffPaper = 'print:[&>:not([data-sheet])]:hidden';

/** What goes to paper in place of the page while it is there. */
function PrintedSheet({ children }: { children: ReactNode }) {
  useEffect(() => {
    document.body.classList.add(restStaysOffPaper);
    return () => document.body.classList.remove(restStaysOffPaper);
  }, []);
  return createPortal(
    <div data-sheet className="hidden print:block">
      {children}
    </div>,
    document.body,
  );
}
