import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';

type Tone = 'plain' | 'success' | 'failure';

const tones = {
  plain: { look: 'border-line bg-card text-muted', Icon: Info },
  success: { look: 'border-leaf/40 bg-leaf-wash text-leaf', Icon: CircleCheck },
  failure: { look: 'border-accent/40 bg-wash text-accent-strong', Icon: CircleAlert },
};

/** A status line of a page or form. Failures are announced immediately. */
export function Notice({ tone = 'plain', children }: { tone?: Tone; children: ReactNode }) {
  const { look, Icon } = tones[tone];
  return (
    <div
      role={tone === 'failure' ? 'alert' : 'status'}
      className={classNames('flex items-start gap-3 rounded-control border px-4 py-3', look)}
    >
      <Icon aria-hidden className="mt-0.5 size-5 shrink-0" />
      <div className="min-w-0">{children}</div>
    </div>
  );
}
