import { Copy, Printer } from 'lucide-react';
import { useEffect } from 'react';
import { copyText } from '#features/second-factor/copy-text.ts';
import { Button } from '#ui/Button.tsx';

/** The recovery codes, the only time they are shown. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  useEffect(leaveRestOffPaper, []);
  return (
    <div className="flex flex-col gap-5 print:visible print:fixed print:inset-0">
      <p>
        <strong>Keep these recovery codes.</strong> Each logs you in once when your phone is not at hand. We
        cannot show them again.
      </p>
      <ol className="grid gap-x-8 gap-y-2 rounded-control bg-sunken px-5 py-4 font-mono text-lg sm:grid-cols-2 print:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-2 print:hidden">
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
    </div>
  );
}

const rest = ['print:invisible', 'print:h-dvh', 'print:overflow-hidden'];

/** While the codes are shown, they alone go to paper. */
function leaveRestOffPaper() {
  document.body.classList.add(...rest);
  return () => document.body.classList.remove(...rest);
}
