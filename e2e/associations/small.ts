import { cpSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { siteConfigSchema } from '../../shared/schemas/siteSchema';
import {
  addDocuments,
  addWords,
  makeAssociationFolder,
  OWN_PAGES_FOLDER,
  readServices,
  renameServices,
  setServices,
  type TurnIntoAssociation,
} from './association';

/** Lists that the site needs, although the schema lets them be empty. */
const REQUIRED_LISTS = ['navbar', 'footer'];

/**
 * Returns the facts that an association may lack: the path of each, and the value that stands there
 * then, such as `none`.
 *
 * @param pathPrefix the path of the schema, with a dot at its end
 */
const collectEmptyFacts = (schema: z.ZodObject, pathPrefix = ''): [string, unknown][] =>
  Object.entries(schema.shape).flatMap(([key, factSchema]): [string, unknown][] => {
    if (factSchema instanceof z.ZodObject) {
      return collectEmptyFacts(factSchema, `${pathPrefix}${key}.`);
    }
    if (REQUIRED_LISTS.includes(key)) {
      return [];
    }
    const emptyValues = ['none', [], false].filter(
      (value) => (factSchema as z.ZodType).safeParse(value).success,
    );
    return emptyValues.slice(0, 1).map((value) => [pathPrefix + key, value]);
  });

/**
 * The facts that this association has. Some have characters that need care, such as quotes. Numbers
 * and lists are as small as possible, so that pages must use the singular.
 */
const FACTS = {
  name: "L'Étoile numérique d'Ouessant",
  tagline: "À l'abri des géants, « ensemble » & chez nous",
  base: '/site/',
  redirects: [{ from: '/qui-sommes-nous/', to: '/docs/association#contact' }],
  'documents.termsFr': '/fr/conditions.pdf',
  'documents.statutesFr': '/fr/statuts.pdf',
  'documents.processingAgreement': '/fr/traitement.pdf',
  administrators: { count: 1, names: [] },
  'terms.replyLanguages': ['French'],
  'elsewhere.services': [],
  'statutes.councilYears': 1,
  'statutes.councilMeetings': 1,
  'statutes.maxProxies': 1,
};

/**
 * Turns a copy of the project into the site of an association that has little: three services (one
 * of them new), no guide, and few other facts. The site is below a path.
 */
export const small: TurnIntoAssociation = (project) => {
  makeAssociationFolder(project, {
    'write together': '/docs/services/pads',
    'video call': '/docs/services/visio',
    imap: '/docs/services/courriel',
  });
  renameServices(project, {
    mail: { id: 'courriel', name: 'Courriel' },
    pad: { id: 'pads', name: 'Pads' },
  });
  const [mail, pad] = ['mail', 'pad'].map((id) =>
    readServices(project).find((service) => service.id === id),
  );
  if (!mail || !pad) {
    throw new Error('services.yaml of the sample lacks mail or pad');
  }
  const { action: _, ...padFacts } = pad;
  setServices(project, [
    {
      ...padFacts,
      id: 'visio',
      name: "Visio d'îles en îles",
      purpose: 'See and hear each other',
      replaces: ['Zoom'],
      limits: 'none',
    },
    { ...mail, id: 'courriel', name: 'Courriel' },
    { ...padFacts, id: 'pads', name: 'Pads', access: 'members' },
  ]);
  project.setFacts({ ...Object.fromEntries(collectEmptyFacts(siteConfigSchema)), ...FACTS });
  project.setFacts(
    {
      'associationSidebar.3': { text: 'The people', link: '/docs/association/team' },
      'associationSidebar.4': { text: 'What we plan', link: '/docs/association/draft' },
    },
    'sidebars.yaml',
  );
  project.replaceText('association/tokens.css', '--accent: #0a5a68', '--accent: #5b21b6');
  cpSync(OWN_PAGES_FOLDER, path.join(project.folder, 'docs'), { recursive: true });
  addDocuments(project, ['fr/conditions.pdf', 'fr/statuts.pdf', 'fr/traitement.pdf']);
  addWords(project, ["d'îles", 'îles', 'Liège', 'Modele', 'Nord']);
};
