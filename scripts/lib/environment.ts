import { problemsIn } from '../../plugins/siteConfig/explainSchema';
import { environmentSchema } from '../../shared/schemas/environmentSchema';
import { UserFacingError } from './run';

/**
 * Checks the environment variables of `environmentSchema`.
 *
 * @throws {UserFacingError} with a line for each variable that has a wrong value
 */
export function checkEnvironment(variables: NodeJS.ProcessEnv = process.env): void {
  const definedVariables = Object.entries(variables).filter(([, value]) => value);
  const lines = problemsIn(environmentSchema, Object.fromEntries(definedVariables)).map(
    ({ keys: [name = ''], message }) => `${name}=${variables[name]} ${message}`,
  );
  if (lines.length > 0) {
    throw new UserFacingError(lines.join('\n'));
  }
}
