import type { Reply } from '@kirdaar/contract/api';
import type { TeamMember } from '@kirdaar/contract/houses/team';
import { useState } from 'react';
import { serverMessage } from '#api/server-message.ts';
import { useWrite } from '#api/use-write.ts';
import { projectTitle } from '#features/houses/team/project-title.ts';
import { successToast } from '#features/houses/team/result-toasts.ts';
import { teamWrites } from '#features/houses/team/team-writes.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Notice } from '#ui/Notice.tsx';
import * as words from '#words/houses/team.ts';
import * as common from '#words/ui/common.ts';

interface ProjectLimitsProps {
  member: TeamMember;
  projects: Reply<'GET /api/production/team'>['projects'];
}

/** What a member sees, and a dialog in which an owner limits it. */
export function ProjectLimits({ member, projects }: ProjectLimitsProps) {
  const [isOpen, setOpen] = useState(false);
  const { name, projects: limits } = member;
  const seen = limits ? words.limits_some(limits.length) : words.limits_all;
  return (
    <>
      <Button
        variant="quiet"
        aria-label={`${words.limits_change(name)}: ${seen}`}
        onClick={() => setOpen(true)}
      >
        {seen}
      </Button>
      {isOpen && <LimitsDialog member={member} projects={projects} onClose={() => setOpen(false)} />}
    </>
  );
}

function LimitsDialog({ member, projects, onClose }: ProjectLimitsProps & { onClose: () => void }) {
  const { id, name, projects: limits } = member;
  const [chosen, choose] = useState(limits);
  const write = useWrite(teamWrites, 'limitMember', successToast(onClose));
  return (
    <Dialog title={words.limits_change(name)} onClose={onClose}>
      <LimitChoice projects={projects} chosen={chosen} onChoose={choose} />
      {write.error && <Notice tone="failure">{serverMessage(write.error, words.limits_failed)}</Notice>}
      <Button disabled={write.busy} onClick={() => write.submit({ id, project_ids: chosen })}>
        {write.busy ? common.saving : common.save_changes}
      </Button>
    </Dialog>
  );
}

interface LimitChoiceProps {
  projects: ProjectLimitsProps['projects'];
  /** The ids of the projects to which somebody is limited; null for none. */
  chosen: readonly string[] | null;
  onChoose: (chosen: string[] | null) => void;
}

export function LimitChoice({ projects, chosen, onChoose }: LimitChoiceProps) {
  const toggle = (id: string, on: boolean) =>
    onChoose([...(chosen ?? []).filter((other) => other !== id), ...(on ? [id] : [])]);
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-2 text-muted">{words.limits_lead}</legend>
      {[false, true].map((value) => (
        <label key={String(value)} className="flex min-h-11 items-center gap-3 font-semibold">
          <input
            type="radio"
            name="limited"
            checked={(chosen !== null) === value}
            onChange={() => onChoose(value ? [] : null)}
            className="size-5 accent-accent"
          />
          {value ? words.limits_choice_some : words.limits_choice_all}
        </label>
      ))}
      {chosen && (
        <div className="max-h-72 overflow-y-auto rounded-control border border-line px-4 py-2">
          {projects.map((project) => (
            <label key={project.id} className="flex min-h-11 items-center gap-3">
              <input
                type="checkbox"
                checked={chosen.includes(project.id)}
                onChange={({ target }) => toggle(project.id, target.checked)}
                className="size-5 shrink-0 accent-accent"
              />
              <span className="wrap-anywhere">{projectTitle(project, project.role_title)}</span>
            </label>
          ))}
        </div>
      )}
      {chosen?.length === 0 && <p className="text-muted text-sm">{words.limits_none_chosen}</p>}
    </fieldset>
  );
}
