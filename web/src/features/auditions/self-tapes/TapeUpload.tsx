import { useState } from 'react';
import { uploadField } from '#api/upload-field.ts';
import type { Waiting } from '#api/waiting-store.ts';
import type { OwnTape } from '#features/auditions/self-tapes/self-tapes.ts';
import { sendTake } from '#features/auditions/self-tapes/send-take.ts';
import { useTakeNumber } from '#features/auditions/self-tapes/use-take-number.tsx';
import { FileButton } from '#ui/FileButton.tsx';
import { Notice } from '#ui/Notice.tsx';
import * as words from '#words/auditions/own-tapes.ts';

const { accept, inspectFile } = uploadField('video');

interface TapeUploadProps {
  tape: OwnTape;
  account: string;
  waiting: readonly Waiting[];
  /** Opens the camera app of a phone instead of the file dialog. */
  capture?: 'user';
}

/** Sends a video from outside the studio. */
export function TapeUpload({ tape, account, waiting, capture }: TapeUploadProps) {
  const [problem, setProblem] = useState<string>();
  const { number, choice } = useTakeNumber(tape, waiting);
  if (number === undefined) return null;

  async function send(file: File) {
    const invalid = await inspectFile(file);
    setProblem(invalid);
    if (invalid || number === undefined) return;
    const { name, size } = file;
    await sendTake(tape, account, { number, file, name, size }).catch(() => setProblem(words.not_kept));
  }
  return (
    <div className="flex flex-col items-start gap-3 rounded-control border border-line p-4">
      {problem && <Notice tone="failure">{problem}</Notice>}
      {choice}
      <FileButton accept={accept} {...(capture && { capture })} onFiles={([file]) => file && void send(file)}>
        {capture ? words.camera_app : words.upload_file}
      </FileButton>
    </div>
  );
}
