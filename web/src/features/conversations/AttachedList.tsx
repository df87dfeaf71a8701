import { X } from 'lucide-react';
import type { Attached } from '#features/conversations/use-attachments.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { ProgressBar } from '#ui/ProgressBar.tsx';

interface AttachedListProps {
  attached: readonly Attached[];
  onRemove: (one: Attached) => void;
}

/** The files that go with the next message, and how far they are. */
export function AttachedList({ attached, onRemove }: AttachedListProps) {
  if (attached.length === 0) return null;
  return (
    <ul aria-label="Files of this message" className="flex flex-wrap gap-2">
      {attached.map((one) => (
        <li
          key={one.key}
          className="flex min-w-0 max-w-full items-center gap-1 rounded-control border border-line bg-card pl-3"
        >
          <div className="min-w-0 py-1.5">
            <p className="max-w-56 truncate font-medium text-sm">{one.name}</p>
            {one.state === 'sending' || one.state === 'lost' ? (
              <ProgressBar label={`${one.name}: sent`} percent={Math.floor(one.share * 100)} />
            ) : null}
            {one.state === 'lost' && (
              <p className="text-muted text-xs">Connection lost. It goes on by itself.</p>
            )}
            {one.state === 'refused' && (
              <p role="alert" className="text-accent-strong text-xs">
                {one.message}
              </p>
            )}
          </div>
          <IconButton label={`Take ${one.name} away`} Icon={X} onClick={() => onRemove(one)} />
        </li>
      ))}
    </ul>
  );
}
