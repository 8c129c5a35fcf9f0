import { z } from 'zod';

const PORT_MESSAGE = 'must be a port, a number from 1 to 65535';

/**
 * The environment variables that `npm run build` and other commands check when they start. An empty
 * variable counts as not set. Others, such as `SITE_URL`, are read without a check.
 */
export const environmentSchema = z.object({
  PORT: z
    .string()
    .refine(
      (text) => /^\d+$/.test(text) && Number(text) >= 1 && Number(text) <= 65_535,
      PORT_MESSAGE,
    )
    .optional()
    .describe('Where npm start serves the site; 8080 without it.'),
  OUT_DIR: z.string().optional().describe('The folder into which the site is built.'),
  PUBLISH: z
    .literal('1', 'must be 1, or not set')
    .optional()
    .describe('Stops the build of a site that is not ready to be published.'),
  SOURCE_DATE_EPOCH: z
    .string()
    .regex(/^\d+$/, 'must be a number of seconds since 1970')
    .optional()
    .describe('The time of the build, where it has to be the same each time.'),
});
