import { flatKeywords } from '../plugins/sources/frontMatter';
import { services } from '../services.config';
import { eighth } from './eighthQueries';
import { fifth } from './fifthQueries';
import { second, unseen } from './laterQueries';
import { ninth } from './ninthQueries';
import { serviceRoutes } from './routes';
import { seventh } from './seventhQueries';
import { sixth } from './sixthQueries';
import { fourth, third } from './thirdQueries';

/** How a visitor types what they look for. */
export type QueryKind =
  | 'exact'
  | 'typing error'
  | 'synonym'
  | 'British'
  | 'French'
  | 'signs'
  | 'several words'
  | 'question';

/**
 * When the search met a query: it was tuned with it; or the query was kept aside until then; or it was written
 * after that, and the search was improved where it failed (`second` to `seventh`); or nothing was changed since
 * (`eighth`, `ninth`).
 */
export type QuerySet =
  | 'tuned with'
  | 'kept aside'
  | 'second'
  | 'unseen'
  | 'third'
  | 'fourth'
  | 'fifth'
  | 'sixth'
  | 'seventh'
  | 'eighth'
  | 'ninth';

/** What a visitor types, and what should be the first result. */
export interface Query {
  query: string;
  kind: QueryKind;
  /** The page, or several that answer as well, each with the ids of the headings that may come first, where it matters. */
  answers: { page: string; sections: string[] }[];
  set: QuerySet;
}

const guide = '/docs/mattermost';

/** The page of the service that runs a program, if there is one. */
const serviceWith = (program: string) =>
  serviceRoutes.find((_, index) => services[index]?.software.some(({ name }) => name.startsWith(program)))
    ?.path;

/** The pages that every association has, by a short name. */
const page = {
  account: `${guide}/settings/account-settings`,
  association: '/docs/association',
  attach: `${guide}/messaging/attaching-files`,
  basics: `${guide}/getting-start/messaging-basics`,
  channel: `${guide}/settings/channel-settings`,
  commands: `${guide}/messaging/executing-commands`,
  docs: '/docs/',
  format: `${guide}/messaging/formating-text`,
  home: '/',
  intro: `${guide}/introduction`,
  members: `${guide}/getting-start/managing-members`,
  mention: `${guide}/messaging/mentioning-teammates`,
  newTeam: `${guide}/getting-start/creating-teams`,
  news: '/blog/archive',
  notify: `${guide}/getting-start/configuring-notifications`,
  organize: `${guide}/getting-start/organizing-conversations`,
  polls: `${guide}/messaging/polls`,
  save: `${guide}/messaging/flagging-messages`,
  searching: `${guide}/getting-start/searching`,
  send: `${guide}/messaging/sending-messages`,
  services: '/docs/services',
  signIn: `${guide}/getting-start/signing-in`,
  statutes: '/docs/association/statuts',
  team: `${guide}/settings/team-settings`,
  terms: '/cgu',
  theme: `${guide}/settings/theme-colors`,
};

/**
 * A query, and its page or pages separated by a bar, each with a section after a `#` where it matters. A name that is
 * not one of those above is a program: the page of the service that runs it.
 */
type Line = [query: string, answer: string];
export type QueryTable = Partial<Record<QueryKind, Line[]>>;

/** The pages and sections of a {@link Line}, of those that the site has: an association may not have all services. */
function answersOf(line: string): Query['answers'] {
  const answers = new Map<string, string[]>();
  for (const answer of line.split('|')) {
    const [name = '', section] = answer.split('#');
    const path = page[name as keyof typeof page] ?? serviceWith(name);
    if (path) {
      answers.set(path, [...(answers.get(path) ?? []), ...(section ? [section] : [])]);
    }
  }
  return [...answers].map(([path, sections]) => ({ page: path, sections }));
}

/** The queries of a table that the site has a page for. */
function fromTable(table: QueryTable, set: QuerySet): Query[] {
  return Object.entries(table).flatMap(([kind, lines]) =>
    lines.flatMap(([query, answer]): Query[] => {
      const answers = answersOf(answer);
      return answers.length > 0 ? [{ query, kind: kind as QueryKind, answers, set }] : [];
    }),
  );
}

/** Queries that the search was tuned with. */
const tuned: QueryTable = {
  exact: [
    ['terms of use', 'terms'],
    ['statutes', 'statutes'],
    ['association', 'association'],
    ['legal notice', 'terms#legal-notice'],
    ['cookies', 'terms#cookies-and-local-storage'],
    ['acceptable use', 'terms#acceptable-use'],
    ['polls', 'polls'],
    ['poll', 'polls'],
    ['slash command', 'commands'],
    ['markdown', 'format'],
    ['dark mode', 'theme'],
    ['theme colors', 'theme'],
    ['theme', 'theme'],
    ['menus', 'channel#open-the-menu-of-a-channel'],
    ['account settings', 'account'],
    ['channel settings', 'channel'],
    ['team settings', 'team'],
    ['create a team', 'newTeam#create-a-team'],
    ['leave a team', 'newTeam#leave-a-team'],
    ['mute a channel', 'notify#silence-one-channel'],
    ['notif', 'notify'],
    ['set a reminder', 'save#set-a-reminder'],
    ['archive a channel', 'channel#archive-a-channel'],
    ['hashtag', 'searching#use-a-hashtag'],
    ['draw a table', 'format#draw-a-table'],
    ['edit a message', 'send#edit-a-message'],
    ['log out', 'signIn#log-out'],
  ],
  'typing error': [
    ['markdwon', 'format'],
    ['notifcations', 'notify'],
    ['notificatoins', 'notify'],
    ['atach files', 'attach'],
    ['acount setings', 'account'],
    ['thmes', 'theme'],
    ['pasword', 'signIn|account'],
    ['chanel settings', 'channel'],
    ['reminde', 'save'],
    ['sattutes', 'statutes'],
    ['asociation', 'association'],
    ['comands', 'commands'],
    ['formating', 'format'],
    ['mesage basics', 'basics'],
    ['serach', 'searching'],
    ['invtie people', 'members'],
    ['delete mesage', 'send#delete-a-message'],
    ['emojy reaction', 'send'],
    ['achive channel', 'channel#archive-a-channel'],
    ['mattermots', 'intro'],
    ['cookeis', 'terms'],
    ['volunter', 'association|statutes'],
  ],
  synonym: [
    ['login', 'signIn'],
    ['about us', 'association'],
    ['doesn’t work', 'terms#availability'],
    ['sign up', 'signIn#create-your-account'],
    ['vote', 'polls'],
    ['survey', 'polls'],
    ['doodle', 'polls'],
    ['quit', 'newTeam|channel'],
    ['ban someone', 'members#remove-somebody'],
    ['kick somebody out', 'members#remove-somebody'],
    ['avatar', 'account'],
    ['profile picture', 'account#change-your-name-and-picture'],
    ['night mode', 'theme'],
    ['bookmark a message', 'save'],
    ['star a message', 'save'],
    ['upload a photo', 'attach'],
    ['PDF', 'attach'],
    ['bylaws', 'statutes'],
    ['general meeting', 'statutes#article-10'],
    ['membership fee', 'association|statutes'],
    ['donate', 'association'],
    ['privacy policy', 'terms#personal-data'],
    ['GDPR', 'terms#personal-data'],
    ['WhatsApp group', 'intro|newTeam'],
    ['snooze', 'notify#take-a-break'],
    ['2FA', 'account#protect-your-account-with-a-second-step'],
    ['erase a message', 'send#delete-a-message'],
    ['forward a message', 'send#pass-a-message-on'],
    ['ping everyone', 'mention'],
    ['private message', 'basics#write-to-one-person-or-to-a-few'],
    ['delete my account', 'account#close-your-account'],
    ['forgot password', 'signIn#recover-a-lost-password'],
  ],
  British: [
    ['categories favourites', 'organize#keep-favorites-at-hand'],
    ['organise conversations', 'organize'],
    ['organising', 'organize'],
    ['theme colours', 'theme'],
    ['change colour', 'theme#change-single-colors'],
    ['customise theme', 'theme'],
    ['recognise the screen', 'intro#recognize-the-screen'],
    ['favourite channels', 'organize#keep-favorites-at-hand'],
    ['licence of this text', 'terms#license-of-this-text'],
    ['unauthorised content', 'terms'],
  ],
  French: [
    ['mot de passe oublié', 'signIn#recover-a-lost-password'],
    ['sondage', 'polls'],
    ['qui sommes-nous', 'association'],
    ['adhérer', 'association#how-to-join'],
    ['adhésion', 'association#how-to-join'],
    ['sauvegarde', 'terms#backups'],
    ['statuts', 'statutes'],
    ['CGU', 'terms'],
    ['mentions légales', 'terms#legal-notice'],
    ['données personnelles', 'terms#personal-data'],
    ['RGPD', 'terms#personal-data'],
    ['faire un don', 'association#how-it-is-funded'],
    ['se connecter', 'signIn'],
    ['connexion', 'signIn'],
    ['se déconnecter', 'signIn#log-out'],
    ['quitter une équipe', 'newTeam#leave-a-team'],
    ['créer une équipe', 'newTeam#create-a-team'],
    ['inviter des membres', 'members#invite-people-to-the-team'],
    ['mettre en français', 'account#put-mattermost-into-french'],
    ['désactiver les notifications', 'notify'],
    ['couleurs', 'theme'],
    ['mode sombre', 'theme'],
    ['pièce jointe', 'attach'],
    ['envoyer un fichier', 'attach'],
    ['supprimer un message', 'send#delete-a-message'],
    ['modifier un message', 'send#edit-a-message'],
    ['gras italique', 'format'],
    ['rechercher un message', 'searching#find-a-message'],
    ['assemblée générale', 'statutes#article-10'],
    ['cotisation', 'statutes#article-7'],
    ['épingler un message', 'save#pin-a-message-for-everybody'],
    ['rappel', 'save#set-a-reminder'],
    ['signaler un contenu illicite', 'terms#reporting-unlawful-content'],
    ['photo de profil', 'account#change-your-name-and-picture'],
    ['canal privé', 'channel#make-a-public-channel-private'],
    ['actualités', 'news'],
  ],
  signs: [
    ['@here', 'mention#mention-several-people-at-once'],
    ['@channel', 'mention#mention-several-people-at-once'],
    ['@all', 'mention#mention-several-people-at-once'],
    ['from: in:', 'searching#narrow-the-results'],
    ['from:', 'searching#narrow-the-results'],
    ['before:', 'searching#narrow-the-results'],
    ['/poll', 'polls'],
    ['/mute', 'commands'],
    ['/leave', 'commands'],
    ['~channel', 'commands|format'],
    [':emoji:', 'format|send'],
    ['**bold**', 'format#format-by-typing'],
    ['Ctrl+K', 'basics|format|organize'],
    ['Ctrl+Shift+M', 'mention#see-who-mentioned-you'],
    ['--anonymous', 'polls#choose-how-the-vote-works'],
    ['#', 'searching|format'],
  ],
  'several words': [
    ['rename channel', 'channel#change-the-name-purpose-and-header'],
    ['change team name', 'team#change-the-name-description-and-icon'],
    ['add people channel', 'members#add-people-to-a-channel'],
    ['search file', 'searching#find-a-file'],
    ['message draft unfinished', 'send#find-an-unfinished-message'],
    ['share theme', 'theme#share-your-theme'],
    ['report abuse message', 'save#report-a-message'],
    ['anonymous poll', 'polls#choose-how-the-vote-works'],
    ['code block python', 'format#show-code-or-a-raw-text'],
    ['phone notifications', 'notify#make-your-phone-different'],
    ['email notifications off', 'notify#receive-emails-or-none'],
    ['private channel public', 'channel#make-a-public-channel-private'],
    ['keyboard shortcuts', 'basics#learn-the-shortcuts'],
    ['invitation link expired', 'members|team'],
    ['custom status emoji', 'basics#say-whether-you-are-available'],
    ['minimum age account', 'terms#your-account'],
    ['end-to-end encryption chat', 'intro|Mattermost'],
    ['team admin role', 'members#share-the-role-of-team-admin'],
    ['date format time zone', 'account'],
  ],
  question: [
    ['how do I sign in', 'signIn'],
    ['who are you', 'association'],
    ['how do I change my password', 'account#change-your-password'],
    ['who can see my messages', 'intro|Mattermost'],
    ['how can I join the association', 'association#how-to-join'],
    ['how do I leave a channel', 'channel#leave-a-channel'],
    ['why do I get no notifications', 'notify#if-nothing-arrives'],
    ['where are my saved messages', 'save#see-your-saved-messages'],
    ['what is a thread', 'intro|organize'],
    ['how much does it cost', 'services|terms|association'],
    ['how do I find an old message', 'searching#find-a-message'],
    ['can I recover a deleted message', 'send#delete-a-message'],
    [
      'how to mention somebody who is not in the channel',
      'mention#mention-somebody-who-is-not-in-the-channel',
    ],
    ['how big can a file be', 'attach#check-the-limits'],
    ['how many people fit in a team', 'newTeam#count-how-many-people-fit'],
    ['where is my data stored', 'terms|association|services'],
    ['who decides in the association', 'association#how-decisions-are-taken'],
    ['how to make a list in a message', 'format#make-lists'],
    ['does the chat work on iPhone', 'signIn|Mattermost'],
  ],
};

/** Queries that were kept aside until the search was tuned. */
const keptAside: QueryTable = {
  exact: [
    ['searching', 'searching'],
    ['portability', 'terms#portability'],
    ['dissolution', 'statutes#article-19'],
    ['mentioning teammates', 'mention'],
    ['signing in', 'signIn'],
    ['transparency', 'association'],
    ['close a team', 'newTeam#close-a-team'],
    ['favorites', 'organize#keep-favorites-at-hand'],
    ['news archive', 'news'],
    ['Matterpoll', 'polls'],
    ['join a channel', 'organize#join-a-channel'],
    ['cancel an invitation link', 'team#cancel-an-invitation-link'],
  ],
  'typing error': [
    ['fomatting', 'format'],
    ['mentoin', 'mention'],
    ['attachement', 'attach'],
    ['notfications', 'notify'],
    ['comunity charter chatnos', 'association'],
    ['reccover password', 'signIn#recover-a-lost-password'],
    ['teem settings', 'team'],
    ['shorcuts', 'basics'],
    ['membres', 'members'],
    ['moderatoin', 'terms'],
    ['wellcome searh', 'searching'],
  ],
  synonym: [
    ['screenshot', 'attach'],
    ['bin a message', 'send#delete-a-message'],
    ['silence', 'notify'],
    ['appearance', 'theme'],
    ['resign', 'statutes'],
    ['kick a member', 'members#remove-somebody'],
    ['picture upload', 'attach'],
    ['nickname', 'account'],
    ['sign off', 'signIn#log-out'],
    ['blocked account', 'signIn|terms'],
    ['DM', 'basics#write-to-one-person-or-to-a-few'],
    ['smileys', 'send|format'],
    ['do not disturb', 'notify#take-a-break'],
    ['volunteering', 'association|statutes'],
    ['unpin', 'save#pin-a-message-for-everybody'],
    ['wallpaper colors', 'theme'],
    ['handle', 'account'],
    ['strikethrough', 'format#format-by-typing'],
    ['out of office', 'basics#say-whether-you-are-available'],
    ['lawsuit', 'terms#law-and-disputes'],
  ],
  British: [
    ['colour scheme', 'theme'],
    ['personalise colours', 'theme'],
    ['favourites', 'organize#keep-favorites-at-hand'],
    ['organisation members', 'statutes|association|members'],
    ['behaviour rules', 'terms#acceptable-use'],
    ['synchronise drafts', 'send#find-an-unfinished-message'],
  ],
  French: [
    ['changer de mot de passe', 'account#change-your-password'],
    ['notifications sur le téléphone', 'notify#make-your-phone-different'],
    ['rejoindre un canal', 'organize#join-a-channel'],
    ['vote anonyme', 'polls#choose-how-the-vote-works'],
    ['supprimer mon compte', 'account#close-your-account'],
    ['conseil d’administration', 'statutes#article-12'],
    ['raccourcis clavier', 'basics#learn-the-shortcuts'],
    ['message privé', 'basics#write-to-one-person-or-to-a-few'],
    ['exclure un membre', 'members#remove-somebody'],
    ['hébergeur', 'terms#host-of-this-site'],
    ['brouillon', 'send#find-an-unfinished-message'],
    ['tableau', 'format#draw-a-table'],
    ['logiciel libre', 'association|services|statutes'],
    ['bénévoles', 'association|statutes'],
    ['enregistrer un message', 'save#save-a-message'],
    ['télécharger l’application', 'signIn|intro|Mattermost'],
    ['marquer comme non lu', 'save#put-a-message-back-among-the-unread'],
    ['répondre à un message', 'basics|send'],
    ['mentionner quelqu’un', 'mention#mention-one-person'],
    ['lien d’invitation', 'members|team'],
    ['fuseau horaire', 'account#adjust-the-display'],
  ],
  signs: [
    ['@username', 'mention|account'],
    ['/status', 'commands#look-a-command-up'],
    ['in:', 'searching#narrow-the-results'],
    ['```', 'format#show-code-or-a-raw-text'],
    ['Ctrl+B', 'format#format-by-typing'],
    ['/invite', 'commands|members'],
    ['--votes=3', 'polls#choose-how-the-vote-works'],
    [':+1:', 'polls#vote-with-reactions'],
  ],
  'several words': [
    ['remove member team', 'members#remove-somebody'],
    ['channel header link', 'channel#change-the-name-purpose-and-header'],
    ['unread messages top', 'organize#bring-out-what-is-unread'],
    ['desktop app address server', 'signIn#log-in-from-the-desktop-app'],
    ['pin message everybody', 'save#pin-a-message-for-everybody'],
    ['complaint CNIL', 'terms#your-rights'],
    ['large file chat', 'attach#choose-a-better-place-for-heavy-files'],
    ['send message enter key new line', 'send'],
    ['quorum assembly', 'statutes'],
    ['poll several answers', 'polls#offer-several-answers'],
  ],
  question: [
    ['how can I put the app in French', 'account#put-mattermost-into-french'],
    ['how do I write in bold', 'format'],
    ['who can delete a channel', 'channel#archive-a-channel'],
    ['what happens to my data when I leave', 'terms|association'],
    ['how do I react with an emoji', 'send#react-with-an-emoji'],
    ['why is my search empty', 'searching#if-you-find-nothing'],
    ['can I invite a guest', 'members'],
    ['how do I get an account', 'signIn#create-your-account'],
    ['how do I mark a message as urgent', 'send#mark-a-message-as-important-or-urgent'],
    ['why was I not notified', 'notify|mention'],
    ['how do I stop emails from the chat', 'notify#receive-emails-or-none'],
    ['which browsers can I use', 'signIn|intro'],
    ['how long do you keep my data', 'terms'],
    ['can I change the name of my channel', 'channel#change-the-name-purpose-and-header'],
  ],
};

/** What visitors type about a service, by a program that it runs: an association may have none that does. */
const aboutPrograms: Record<string, { tuned: [string, QueryKind][]; keptAside: [string, QueryKind][] }> = {
  Roundcube: {
    tuned: [
      ['webmail', 'synonym'],
      ['courriel', 'French'],
      ['boîte mail', 'French'],
      ['port 993', 'signs'],
      ['imap server', 'several words'],
      ['set up Thunderbird', 'several words'],
    ],
    keptAside: [
      ['messagerie électronique', 'French'],
      ['port 465 smtp', 'signs'],
      ['e-mail', 'signs'],
    ],
  },
  Nextcloud: {
    tuned: [
      ['calendar', 'exact'],
      ['.ics', 'signs'],
      ['agenda partagé', 'French'],
      ['photos from my phone', 'several words'],
      ['synchronise files', 'British'],
      ['nextclodu', 'typing error'],
    ],
    keptAside: [
      ['carnet d’adresses', 'French'],
      ['CalDAV', 'exact'],
      ['share a folder by link', 'several words'],
    ],
  },
  Etherpad: {
    tuned: [
      ['collaborative writing', 'synonym'],
      ['notes', 'exact'],
      ['compte rendu de réunion', 'French'],
      ['how can several people write a text', 'question'],
    ],
    keptAside: [['texte collaboratif', 'French']],
  },
  WeKan: {
    tuned: [
      ['kanban', 'synonym'],
      ['to-do list', 'signs'],
      ['tâches', 'French'],
    ],
    keptAside: [['project management', 'synonym']],
  },
  Plik: {
    tuned: [
      ['send a big file', 'synonym'],
      ['envoyer un gros fichier', 'French'],
      ['wetransfer alternative', 'several words'],
    ],
    keptAside: [['file transfer', 'synonym']],
  },
  Sympa: {
    tuned: [
      ['newsletter', 'synonym'],
      ['liste de diffusion', 'French'],
      ['unsubscribe from a list', 'several words'],
    ],
    keptAside: [['se désabonner', 'French']],
  },
  Forgejo: {
    tuned: [
      ['github alternative', 'several words'],
      ['source code', 'synonym'],
      ['dépôt', 'French'],
      ['SSH key', 'several words'],
      ['repositry', 'typing error'],
    ],
    keptAside: [['pull request', 'exact']],
  },
  MariaDB: {
    tuned: [
      ['WordPress', 'synonym'],
      ['héberger un site', 'French'],
      ['SFTP', 'exact'],
    ],
    keptAside: [['site web', 'French']],
  },
};

/** A keyword of the front matter, with the section that it leads to after a `#`. */
const keywordsOf = ({ path, frontMatter }: (typeof serviceRoutes)[number]) =>
  flatKeywords(frontMatter.keywords).map((keyword) => {
    const [text = '', section] = keyword.split(/(?<=.)#(?=\S+$)/);
    return { text, answer: { page: path, sections: section ? [section] : [] } };
  });

const serviceKeywords = serviceRoutes.flatMap(keywordsOf);

/** The keywords of the services, each with all services that have it. */
const keywordQueries = [...new Set(serviceKeywords.map(({ text }) => text.toLowerCase()))].map(
  (query): Query => ({
    query,
    kind: 'synonym',
    answers: serviceKeywords.filter(({ text }) => text.toLowerCase() === query).map(({ answer }) => answer),
    set: 'tuned with',
  }),
);

/** The services, by the headings of their pages and by what they replace. */
const serviceQueries = serviceRoutes.flatMap(({ path, heading }, index): Query[] => {
  const { replaces = [], software = [] } = services[index] ?? {};
  const line = (set: QuerySet) => (query: string, kind: QueryKind) => ({
    query,
    kind,
    answers: [{ page: path, sections: [] }],
    set,
  });
  const about = software.flatMap(({ name }) => aboutPrograms[name] ?? []);
  /** Others may replace it as well, and the guide's first page tells what the chat is. */
  const withOthers = (name: string) => ({
    ...line('tuned with')(name, 'synonym'),
    answers: [
      ...serviceRoutes
        .filter((_, other) => services[other]?.replaces.includes(name))
        .map((route) => route.path),
      ...(software.some((program) => program.name.startsWith('Mattermost')) ? [page.intro] : []),
    ].map((path) => ({ page: path, sections: [] })),
  });
  return [
    line('tuned with')(heading, 'exact'),
    ...replaces.map(withOthers),
    ...replaces
      .filter(isOneLongWord)
      .map((name) => ({ ...withOthers(name), query: mistyped(name), kind: 'typing error' as const })),
    ...about.flatMap((lines) => lines.tuned.map((entry) => line('tuned with')(...entry))),
    ...about.flatMap((lines) => lines.keptAside.map((entry) => line('kept aside')(...entry))),
  ];
});

/** Whether a name is long enough to be guessed from a typing error. */
function isOneLongWord(name: string): boolean {
  return /^\w{6,}$/.test(name);
}

/** A name without one of its vowels, such as “Dropbx”. */
function mistyped(name: string): string {
  return name.replace(/(?<=^.{3,})[aeiou]/, '');
}

/** What visitors type. `npm run bench:search` and `npm test` try them all against the goals in scripts/lib/goals.ts. */
export const queries: Query[] = [
  ...fromTable(tuned, 'tuned with'),
  ...fromTable(keptAside, 'kept aside'),
  ...serviceQueries,
  ...keywordQueries,
  ...fromTable(second, 'second'),
  ...fromTable(unseen, 'unseen'),
  ...fromTable(third, 'third'),
  ...fromTable(fourth, 'fourth'),
  ...fromTable(fifth, 'fifth'),
  ...fromTable(sixth, 'sixth'),
  ...fromTable(seventh, 'seventh'),
  ...fromTable(eighth, 'eighth'),
  ...fromTable(ninth, 'ninth'),
];
