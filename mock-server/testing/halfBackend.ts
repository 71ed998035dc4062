import { once } from "node:events";
import { createServer } from "node:http";
import { createSchema, createYoga } from "graphql-yoga";

const project = {
  id: "4711",
  street: "Lindenweg",
  houseNumber: "7",
  city: "Ulm",
  createdAt: "2026-03-09T08:00:00Z",
};
const account = { id: "4711", firstName: "Mia", lastName: "Berg", email: "mia@example.com" };

const schema = createSchema({
  typeDefs: `
    type Query { projects(take: Int!, skip: Int!): ProjectPage showAccount: Account }
    type Mutation { makeNotificationRead(notificationId: ID!): Boolean }
    type ProjectPage { items: [Item] pageInfo: PageInfo }
    type PageInfo { hasNextPage: Boolean }
    type Item {
      project: Project activeRequest: Request
      isArchived: Boolean unreadNotificationsCount: Int registeredWindowsCount: Int
    }
    type Project {
      id: ID type: String spaceType: String createdAt: String
      street: String houseNumber: String postCode: String city: String county: String
    }
    type Request {
      id: ID currentStatus: String statusBeforePausing: String
      overdue: Boolean deadline: String installationFlow: String
    }
    type Account { id: ID firstName: String lastName: String email: String }
  `,
  resolvers: {
    Query: {
      showAccount: () => account,
      projects: () => ({
        items: [{ project, isArchived: false, unreadNotificationsCount: 0, registeredWindowsCount: 0 }],
        pageInfo: { hasNextPage: false },
      }),
    },
    Mutation: { makeNotificationRead: () => true },
  },
});

/** Starts another team's GraphQL server, which has a few of the portal's operations and no REST. */
export async function startHalfBackend() {
  const received: Request[] = [];
  const yoga = createYoga({
    schema,
    logging: false,
    plugins: [{ onRequest: ({ request }) => void received.push(request) }],
  });
  const server = createServer(yoga);
  await once(server.listen(0, "127.0.0.1"), "listening");
  const address = server.address();
  if (typeof address !== "object" || !address) throw new Error("The server has no port.");
  const close = async () => {
    server.closeAllConnections();
    await once(server.close(), "close");
  };
  return { origin: `http://127.0.0.1:${address.port}`, received, close };
}
