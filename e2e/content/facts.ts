import { typesetText } from '../../plugins/transforms/typesetLine';
import { services as writtenServices, site as writtenSite } from '../../shared/configuration';

/** The facts about the association, with its name as pages show it: with typographic apostrophes. */
export const site = { ...writtenSite, name: typesetText(writtenSite.name) };

/** The services, with their names as pages show them. */
export const services = writtenServices.map((service) => ({
  ...service,
  name: typesetText(service.name),
}));
