import { Copy } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#ui/Button.tsx';
import { copyText } from '#ui/copy-text.ts';
import { Notice } from '#ui/Notice.tsx';
import * as words from '#words/accounts/account-settings.ts';

interface ShownOnceProps {
  kind: 'key' | 'secret';
  value: string;
  children: ReactNode;
}

export function ShownOnce({ kind, value, children }: ShownOnceProps) {
  return (
    <Notice tone="success">
      <div className="flex flex-col gap-3">
        <p>
          {children} {words.shown_once}
        </p>
        <code className="wrap-anywhere rounded-control bg-sunken px-3 py-2">{value}</code>
        <Button
          variant="secondary"
          className="self-start"
          onClick={() => copyText(value, words.copied[kind], words.copy_failed)}
        >
          <Copy aria-hidden className="size-4" />
          {words.copy[kind]}
        </Button>
      </div>
    </Notice>
  );
}
