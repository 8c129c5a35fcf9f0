/**
 * The configuration of an nginx of the image under test that is a proxy instead of the site.
 *
 * @param server the directives of its server
 */
export const nginxProxy = (server: string) => `
pid /tmp/nginx.pid;
error_log stderr error;
events {}
http {
  client_body_temp_path /tmp/a; proxy_temp_path /tmp/b; fastcgi_temp_path /tmp/c;
  uwsgi_temp_path /tmp/d; scgi_temp_path /tmp/e;
  access_log off;
  server {
    ${server}
  }
}
`;
