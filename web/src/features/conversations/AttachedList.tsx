import { X } from 'lucide-react';
import type { Attached } from '#features/conversations/attached.ts';
import { acceptedFiles } from '#features/conversations/attachment-kind.ts';
import { FileButton } from '#ui/FileButton.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { ProgressBar } from '#ui/ProgressBar.tsx';

interface AttachedListProps {
  attached: readonly Attached[];
  /** Gives a file that a reload took back to its upload. */
  onFile: (one: Attached, file: File) => void;
  onRemove: (one: Attached) => void;
}

/** The files that go with the next message, and how far they are. */
export function AttachedList({ attached, onFile, onRemove }: AttachedListProps) {
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
            {one.state === 'astray' && <ChooseAgain one={one} onFile={(file) => onFile(one, file)} />}
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

function ChooseAgain({ one, onFile }: { one: Attached; onFile: (file: File) => void }) {
  return (
    <>
      <p className="max-w-56 text-muted text-xs">
        The page was loaded anew. Choose the file again, and the rest is sent.
      </p>
      {one.message && (
        <p role="alert" className="max-w-56 text-accent-strong text-xs">
          {one.message}
        </p>
      )}
      <div className="mt-1.5">
        <FileButton
          accept={acceptedFiles}
          label={`Choose ${one.name} again`}
          onFiles={([file]) => file && onFile(file)}
        >
          Choose again
        </FileButton>
      </div>
    </>
  );
}
