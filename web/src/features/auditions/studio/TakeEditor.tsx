import { MIN_TAKE_MS } from '@kirdaar/contract/rules/self-tapes';
import { useRef, useState } from 'react';
import { changeTake, type Take } from '#features/auditions/studio/take-store.ts';
import { lengthText } from '#features/talent/media/media-texts.ts';
import { useBlobUrl } from '#features/talent/media/use-blob-url.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import * as words from '#words/auditions/studio.ts';

const STEP_MS = 100;

interface TakeEditorProps {
  take: Take;
  file: File;
  mayTrim: boolean;
  onClose: () => void;
}

/** Plays a take and trims its begin and its end. The recording itself stays whole. */
export function TakeEditor({ take, file, mayTrim, onClose }: TakeEditorProps) {
  const { id } = take;
  const [ms, setMs] = useState(take.ms);
  const [from, setFrom] = useState(take.trim_from_ms);
  const [to, setTo] = useState(take.trim_to_ms ?? ms);
  const player = useRef<HTMLVideoElement>(null);
  const url = useBlobUrl(file);

  /** The clock of the recorder also ran while the encoder started. */
  function takeLength(duration: number) {
    if (!Number.isFinite(duration)) return;
    const length = Math.round(duration * 1000);
    setMs(length);
    setTo((before) => Math.min(before, length));
    void changeTake(id, { ms: length });
  }
  function showAt(moment: number) {
    player.current?.pause();
    if (player.current) player.current.currentTime = moment / 1000;
  }
  function changeFrom(moment: number) {
    setFrom(Math.max(0, Math.min(moment, to - MIN_TAKE_MS)));
    showAt(moment);
  }
  function changeTo(moment: number) {
    setTo(Math.min(ms, Math.max(moment, from + MIN_TAKE_MS)));
    showAt(moment);
  }
  function playKept() {
    showAt(from);
    void player.current?.play();
  }
  function stopAtEnd() {
    if (player.current && player.current.currentTime * 1000 >= to) player.current.pause();
  }
  async function save() {
    // Another cut of a sent take can be sent in its place.
    await changeTake(id, { trim_from_ms: from, trim_to_ms: to < ms ? to : null, sent_as: null });
    onClose();
  }
  return (
    <Dialog title={words.editor_title} wide onClose={onClose}>
      {/* biome-ignore lint/a11y/useMediaCaption: it was recorded a moment ago. */}
      <video
        ref={player}
        src={url}
        controls
        playsInline
        onLoadedMetadata={({ currentTarget }) => takeLength(currentTarget.duration)}
        onTimeUpdate={stopAtEnd}
        aria-label={words.take_view}
        className="max-h-[50dvh] w-full rounded-control bg-black object-contain"
      />
      {mayTrim && (
        <>
          <Slider label={words.trim_from} max={ms} value={from} onMove={changeFrom} />
          <Slider label={words.trim_to} max={ms} value={to} onMove={changeTo} />
        </>
      )}
      <div className="flex flex-wrap gap-2">
        {mayTrim && <Button onClick={() => void save()}>{words.trim_save}</Button>}
        <Button variant="secondary" onClick={playKept}>
          {words.play_kept}
        </Button>
      </div>
    </Dialog>
  );
}

interface SliderProps {
  label: string;
  max: number;
  value: number;
  onMove: (moment: number) => void;
}

function Slider({ label, max, value, onMove }: SliderProps) {
  return (
    <label className="flex flex-col gap-1">
      <span className="flex justify-between text-sm">
        <span className="font-semibold">{label}</span>
        <span aria-hidden className="tabular-nums">
          {lengthText(value / 1000)}
        </span>
      </span>
      <input
        aria-label={label}
        aria-valuetext={lengthText(value / 1000)}
        type="range"
        min={0}
        max={max}
        step={STEP_MS}
        value={value}
        onChange={({ target }) => onMove(target.valueAsNumber)}
        className="min-h-11 w-full accent-accent"
      />
    </label>
  );
}
