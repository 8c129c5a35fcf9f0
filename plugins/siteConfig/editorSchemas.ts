import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { projectRoot } from '../../shared/projectRoot.ts';
import { SCHEMAS } from '../../shared/schemas/schemas.ts';

/**
 * Writes the JSON schemas with which text editors explain and complete facts. The first line of
 * each configuration file names its schema.
 */
export function writeEditorSchemas(): void {
  const folder = path.join(projectRoot, 'node_modules/.schemas');
  mkdirSync(folder, { recursive: true });
  for (const [name, schema] of Object.entries(SCHEMAS)) {
    const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
    writeFileSync(path.join(folder, name.replace('.yaml', '.json')), JSON.stringify(json));
  }
}
