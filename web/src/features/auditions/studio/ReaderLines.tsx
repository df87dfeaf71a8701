import { Circle, Square, Trash2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { SidesLine } from '#features/auditions/studio/sides-lines.ts';
import { deleteReaderLine, putReaderLine, readReaderLine } from '#features/auditions/studio/take-store.ts';
import { useRecorder } from '#features/talent/media/capture.ts';
import { useBlobUrl } from '#features/talent/media/use-blob-url.ts';
import { IconButton } from '#ui/IconButton.tsx';
import * as words from '#words/auditions/studio.ts';

interface ReaderLinesProps {
  selfTapeId: string;
  lines: readonly SidesLine[];
  part: string | undefined;
  stream: MediaStream | undefined;
}

/** The lines of the other roles, which the talent or a friend records as the reader. */
export function ReaderLines({ selfTapeId, lines, part, stream }: ReaderLinesProps) {
  const [sound, setSound] = useState<MediaStream>();
  useEffect(() => setSound(stream && new MediaStream(stream.getAudioTracks())), [stream]);
  return (
    <ul className="flex flex-col gap-3">
      {lines.map((line, index) =>
        line.speaker === null || line.speaker === part ? null : (
          <ReaderLine
            // biome-ignore lint/suspicious/noArrayIndexKey: lines do not move, and several can be the same.
            key={index}
            id={selfTapeId}
            place={index}
            line={line}
            stream={sound}
          />
        ),
      )}
    </ul>
  );
}

interface ReaderLineProps {
  id: string;
  place: number;
  line: SidesLine;
  stream: MediaStream | undefined;
}

function ReaderLine({ id, place, line: { speaker, text }, stream }: ReaderLineProps) {
  const [kept, setKept] = useState<File>();
  useEffect(() => void readReaderLine(id, place).then(setKept, () => undefined), [id, place]);
  const { seconds, start, stop } = useRecorder('audio', stream, (file) => {
    setKept(file);
    void putReaderLine(id, place, file);
  });
  const url = useBlobUrl(kept);
  const isRecording = seconds !== undefined;
  function remove() {
    setKept(undefined);
    void deleteReaderLine(id, place);
  }
  return (
    <li className="flex flex-col gap-2 border-line border-b pb-3">
      <div className="flex items-start gap-2">
        <p className="wrap-anywhere min-w-0 grow">
          <span className="font-semibold">{speaker}</span> {text}
        </p>
        <IconButton
          label={isRecording ? words.reader_stop : words.reader_record(text)}
          Icon={isRecording ? Square : Circle}
          onClick={isRecording ? stop : start}
          disabled={!stream}
          className="shrink-0 text-accent! [&_svg]:fill-current"
        />
        {url && !isRecording && (
          <IconButton label={words.reader_delete(text)} Icon={Trash2} onClick={remove} className="shrink-0" />
        )}
      </div>
      {url && !isRecording && (
        // biome-ignore lint/a11y/useMediaCaption: its words are above it.
        <audio src={url} controls aria-label={words.reader_own(text)} className="h-10 w-full" />
      )}
    </li>
  );
}
