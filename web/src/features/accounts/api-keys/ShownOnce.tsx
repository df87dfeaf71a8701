import { Copy } from 'lucide-react';
import type { ReactNode } from 'react';
import { copyText } from '#features/accounts/two-factor/copy-text.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';

interface ShownOnceProps {
  /** What it is, as in “Key copied”. */
  name: 'Key' | 'Secret';
  value: string;
  children: ReactNode;
}

/** Shows a secret that can be copied now and never again. */
export function ShownOnce({ name, value, children }: ShownOnceProps) {
  return (
    <Notice tone="success">
      <div className="flex flex-col gap-3">
        <p>{children} We can’t show it again.</p>
        <code className="wrap-anywhere rounded-control bg-sunken px-3 py-2">{value}</code>
        <Button variant="secondary" className="self-start" onClick={() => copyText(value, `${name} copied`)}>
          <Copy aria-hidden className="size-4" />
          Copy {name.toLowerCase()}
        </Button>
      </div>
    </Notice>
  );
}
