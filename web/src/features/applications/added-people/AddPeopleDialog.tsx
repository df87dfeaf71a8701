import { MAX_ADDED_AT_ONCE, readPeople } from '@kirdaar/contract/rules/added-people';
import { type SubmitEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import { ApiError } from '#api/call-api.ts';
import { serverMessage } from '#api/server-message.ts';
import { acceptedTypes } from '#api/upload-field.ts';
import { AddedList } from '#features/applications/added-people/AddedList.tsx';
import { PeopleTable } from '#features/applications/added-people/PeopleTable.tsx';
import {
  errorsIn,
  isBlank,
  newRow,
  type PersonRow,
  rowOfPhoto,
} from '#features/applications/added-people/person-rows.ts';
import { readSheet } from '#features/applications/added-people/read-sheet.ts';
import { sendPeople } from '#features/applications/added-people/send-people.ts';
import { Button } from '#ui/Button.tsx';
import { CheckboxField } from '#ui/CheckboxField.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { FileButton } from '#ui/FileButton.tsx';
import { Notice } from '#ui/Notice.tsx';
import { TextAreaField } from '#ui/TextAreaField.tsx';
import { showToast } from '#ui/toast-list.ts';
import { confirm_adults } from '#words/answers/applications.ts';
import { at_most } from '#words/answers/input.ts';
import * as words from '#words/applications/added-people.ts';
import * as common from '#words/ui/common.ts';

/** Adds people from elsewhere to the board: by hand, from a list or a file, or by photos taken at the venue. */
export function AddPeopleDialog({ jobId, onClose }: { jobId: string; onClose: () => void }) {
  const [rows, setRows] = useState(() => [newRow()]);
  const [pasting, setPasting] = useState(false);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  // Identifies the form, so that sending it again after a lost response adds nobody twice.
  const [request_id] = useState(() => crypto.randomUUID());
  const { revalidate } = useRevalidator();
  const people = rows.filter((row) => !isBlank(row));

  function add(read: PersonRow[]) {
    const all = [...people, ...read];
    setRows(all);
    setErrors(errorsIn(all));
    setFailure(all.length > MAX_ADDED_AT_ONCE ? at_most(MAX_ADDED_AT_ONCE) : undefined);
  }
  async function addFile(file: File | undefined) {
    if (!file) return;
    const read = await readSheet(file).catch(() => undefined);
    if (read) add(read.map((person) => newRow(person)));
    else setFailure(words.file_unreadable);
  }
  function paste(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    add(readPeople(String(new FormData(event.currentTarget).get('list'))).map((person) => newRow(person)));
    setPasting(false);
  }

  async function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const listed = people.length > 0 ? people : [newRow()];
    const wrong = { ...errorsIn(listed), ...(!form.has('adults') && { adults: confirm_adults }) };
    setRows(listed);
    setErrors(wrong);
    if (Object.keys(wrong).length > 0) return;
    setBusy(true);
    setFailure(undefined);
    try {
      const { message, without } = await sendPeople(jobId, request_id, listed);
      showToast('success', message);
      if (without.length > 0) showToast('failure', words.files_failed(without.join(', ')));
      onClose();
      await revalidate();
    } catch (error) {
      if (error instanceof ApiError) setErrors(error.fields);
      setFailure(serverMessage(error, words.add_failed));
      setBusy(false);
    }
  }

  return (
    <Dialog title={words.add_people} onClose={onClose} wide>
      <p className="text-muted">{words.lead}</p>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => add([newRow()])}>
          {words.add_row}
        </Button>
        <Button variant="secondary" onClick={() => setPasting(true)}>
          {words.paste}
        </Button>
        <FileButton accept=".csv,.txt,.xlsx" onFiles={([file]) => addFile(file)}>
          {words.choose_file}
        </FileButton>
        <FileButton accept={acceptedTypes.image} multiple onFiles={(files) => add(files.map(rowOfPhoto))}>
          {words.choose_photos}
        </FileButton>
      </div>
      {pasting && (
        <form onSubmit={paste} className="flex flex-col gap-3">
          <TextAreaField name="list" label={words.list} hint={words.list_hint} rows={6} />
          <Button type="submit" variant="secondary" className="self-start">
            {words.read_list}
          </Button>
        </form>
      )}
      <form noValidate onSubmit={save} className="flex flex-col gap-4">
        <PeopleTable rows={rows} errors={errors} onChange={setRows} />
        <CheckboxField name="adults" label={words.adults} required error={errors.adults} />
        {failure && <Notice tone="failure">{failure}</Notice>}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" disabled={busy}>
            {busy ? words.adding : words.add(people.length)}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {common.cancel}
          </Button>
        </div>
      </form>
      <AddedList jobId={jobId} />
    </Dialog>
  );
}
