import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { projectRoot } from '../../shared/projectRoot';

interface Step {
  run?: string;
  if?: string;
}

/**
 * Returns the commands of a job in .github/workflows/.
 *
 * @param file the name of the workflow's file
 * @param job the id of the job
 * @param event the event that starts it, such as `push`; steps for another event are left out
 * @throws when there is no such job
 */
export function workflowCommands(file: string, job: string, event: string): string[] {
  const { jobs } = parse(readFileSync(path.join(projectRoot, '.github/workflows', file), 'utf8'));
  const steps: Step[] | undefined = jobs[job]?.steps;
  if (!steps) {
    throw new Error(`${file} has no job ${job}.`);
  }
  const isForEvent = ({ if: condition }: Step) => {
    const [, operator, name] = /^github\.event_name (==|!=) '(\w+)'$/.exec(condition ?? '') ?? [];
    return !operator || (operator === '==') === (name === event);
  };
  return steps.filter(isForEvent).flatMap(({ run }) => run ?? []);
}
